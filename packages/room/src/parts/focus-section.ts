/**
 * Moves the focus from a button that is about to disappear to the section or the tab panel around it. Otherwise the next Tab would
 * start at the top of the page.
 */
export function focusSection(button: Element): void {
  const section = button.closest<HTMLElement>('section, [role="tabpanel"]')
  if (!section) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
