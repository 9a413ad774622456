import { afterAll, beforeAll } from 'vitest'

/** jsdom has the dialog element, but does not implement showModal() and close(). */
export function supportModals(): void {
  const { showModal, close } = HTMLDialogElement.prototype
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function hide() {
      this.open = false
    }
  })
  afterAll(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }))
}
