import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '../../../src/components/confirm-dialog.tsx'
import { Dialog } from '../../../src/components/dialog.tsx'
import { ModalLoadingOverlay } from '../../../src/components/modal-loading-overlay.tsx'
import { show } from './show.tsx'

const calls = { showModal: vi.fn<() => void>(), close: vi.fn<() => void>() }
const native = { showModal: HTMLDialogElement.prototype.showModal, close: HTMLDialogElement.prototype.close }

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    calls.showModal()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    calls.close()
  }
})
afterAll(() => Object.assign(HTMLDialogElement.prototype, native))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const onClose = vi.fn<() => void>()
const details = (
  <Dialog title="Details" closeLabel="Close" onClose={onClose}>
    <p>Inside</p>
  </Dialog>
)
const press = (down: Element, up: Element) => {
  fireEvent.pointerDown(down)
  fireEvent.pointerUp(up)
  fireEvent.click(down === up ? up : screen.getByRole('dialog'))
}

describe('dialog', () => {
  it('opens as a modal when it is mounted, and is closed before it is unmounted', () => {
    const { showInstead } = show(details)
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy()
    expect(calls.showModal).toHaveBeenCalledOnce()
    showInstead(details)
    expect(calls.close).not.toHaveBeenCalled()
    showInstead(null)
    expect(calls.close).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('focuses its first control', () => {
    show(details)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  })

  it('calls onClose for its button, Escape and a click outside', () => {
    show(details)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    const letItBe = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(letItBe).toBe(false)
    expect(onClose).toHaveBeenCalledTimes(2)
    press(screen.getByRole('dialog'), screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('stays open on Escape while an operation must not be interrupted', () => {
    show(<ModalLoadingOverlay label="Deleting" />)
    const overlay = screen.getByRole('dialog', { name: 'Deleting' })
    expect(calls.showModal).toHaveBeenCalledOnce()
    expect(fireEvent(overlay, new Event('cancel', { cancelable: true }))).toBe(false)
    expect(fireEvent.keyDown(overlay, { key: 'Escape' })).toBe(false)
    expect(fireEvent.keyDown(overlay, { key: 'a' })).toBe(true)
  })

  it('stays open if a press begins inside, even if it ends outside', () => {
    show(details)
    press(screen.getByText('Inside'), screen.getByText('Inside'))
    press(screen.getByText('Inside'), screen.getByRole('dialog'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays open if the button that opens it is double-clicked: the second click is outside', () => {
    show(details)
    const dialog = screen.getByRole('dialog')
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog, { detail: 2 })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('calls onClose when the browser closes it', () => {
    show(details)
    fireEvent(screen.getByRole('dialog'), new Event('close'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('confirm dialog', () => {
  it('shows its question and reports the answer', () => {
    const answers: string[] = []
    show(
      <ConfirmDialog
        title="Clear your cart?"
        confirmLabel="Clear cart"
        cancelLabel="Keep"
        onConfirm={() => answers.push('clear')}
        onCancel={() => answers.push('keep')}
      >
        Three items will go.
      </ConfirmDialog>,
    )
    const dialog = screen.getByRole('alertdialog', { name: 'Clear your cart?' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Three items will go.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
    fireEvent.click(screen.getByRole('button', { name: 'Clear cart' }))
    expect(answers).toEqual(['keep', 'clear'])
  })
})
