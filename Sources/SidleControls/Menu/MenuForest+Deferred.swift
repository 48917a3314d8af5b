import SidleUnits

/// Asking for deferred content as it comes into sight.
extension MenuForest {
  /// The children of a menu are about to be seen: asks for what is deferred among them, also in
  /// groups in place and in content that is there.
  public mutating func prepare(_ menu: Int) {
    var child = Int(elements[menu].firstChild)
    while child >= 0 {
      if !elements[child].attributes.isHidden {
        switch elements[child].kind {
        case .action: break
        case .menu: if elements[child].options.isInline { prepare(child) }
        case .deferred:
          if elements[child].deferred.show() != nil {
            elements[child].isQuestionDue = true
          }
          if elements[child].deferred.isReady { prepare(child) }
        }
      }
      child = Int(elements[child].next)
    }
  }

  /// Whether anything shows of a menu that is opened now.
  public func hasRows(_ menu: Int) -> Bool {
    var child = Int(elements[menu].firstChild)
    while child >= 0 {
      let element = elements[child]
      if !element.attributes.isHidden {
        switch element.kind {
        case .action: return true
        case .menu: if !element.options.isInline || hasRows(child) { return true }
        case .deferred: if !element.deferred.isReady || hasRows(child) { return true }
        }
      }
      child = Int(element.next)
    }
    return false
  }

  /// The token of a question that is still to be told to the host, once.
  public mutating func takeQuestion(_ slot: Int) -> Int32? {
    guard elements[slot].isQuestionDue else { return nil }
    elements[slot].isQuestionDue = false
    return elements[slot].deferred.token
  }

  /// Nothing below an element is seen any more. Cost: O(elements below it).
  public mutating func conceal(_ top: Int) {
    var slot = top
    while true {
      if elements[slot].kind == .deferred {
        let isCached = elements[slot].isCached
        elements[slot].deferred.close(isCached: isCached)
      }
      guard let next = following(slot, below: top) else { return }
      slot = next
    }
  }
}
