/**
 * Moves the focus from a button to the section or the tab panel around it. For a button that disappears with its command: without
 * this, the keyboard would start again at the top of the page.
 */
export function focusSection(button: Element): void {
  const section = button.closest<HTMLElement>('section, [role="tabpanel"]')
  if (!section) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
