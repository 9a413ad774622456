import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from '../../../src/components/button.tsx'
import { close } from '../../../src/components/icons.ts'
import { QuantityStepper } from '../../../src/components/quantity-stepper.tsx'
import { ToastCard } from '../../../src/components/toast-card.tsx'
import { show } from './show.tsx'

afterEach(cleanup)

const stepper = {
  decreaseLabel: 'Decrease quantity',
  increaseLabel: 'Increase quantity',
  onDecrease: vi.fn<() => void>(),
  onIncrease: vi.fn<() => void>(),
}

describe('button', () => {
  it('keeps its name while busy, unless it has another label for that, and ignores clicks', () => {
    const onClick = vi.fn<() => void>()
    const { showInstead } = show(<Button onClick={onClick}>Save</Button>)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    showInstead(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Save', busy: true }))
    showInstead(
      <Button busy busyLabel="Saving..." onClick={onClick}>
        Save
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Saving...' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('has the shown label as its only text, and the busy label first in its HTML, so that the other one does not move while the page arrives in parts', () => {
    const { showInstead } = show(<Button busyLabel="Saving...">Save</Button>)
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button.textContent).toBe('Save')
    expect(button.querySelector('span > span')?.getAttribute('data-text')).toBe('Saving...')
    showInstead(
      <Button busy busyLabel="Saving...">
        Save
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'Saving...' }).textContent).toBe('Saving...')
  })

  it('does not submit a form by default', () => {
    show(<IconButton icon={close} label="Close" />)
    expect(screen.getByRole('button', { name: 'Close' }).getAttribute('type')).toBe('button')
  })

  it('is a link if it has a target', () => {
    show(
      <ButtonLink to="/cart" variant="outline">
        Back to Cart
      </ButtonLink>,
    )
    const link = screen.getByRole('link', { name: 'Back to Cart' })
    expect(link.getAttribute('href')).toBe('/cart')
    expect(link.hasAttribute('variant')).toBe(false)
  })
})

describe('quantity stepper', () => {
  it('steps up and down, but not below its minimum', () => {
    show(<QuantityStepper {...stepper} value={1} canDecrease={false} />)
    fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
    expect(stepper.onDecrease).not.toHaveBeenCalled()
    expect(stepper.onIncrease).toHaveBeenCalledOnce()
    expect(screen.queryByRole('spinbutton')).toBeNull()
  })

  it('keeps the focus on a button that cannot step further', () => {
    const { showInstead } = show(<QuantityStepper {...stepper} value={2} />)
    const decrease = screen.getByRole('button', { name: 'Decrease quantity' })
    decrease.focus()
    showInstead(<QuantityStepper {...stepper} value={1} canDecrease={false} />)
    expect(decrease.getAttribute('aria-disabled')).toBe('true')
    expect(decrease.matches(':disabled')).toBe(false)
    expect(document.activeElement).toBe(decrease)
  })

  it('is committed by Enter and when the field loses the focus', () => {
    const onCommit = vi.fn<() => void>()
    show(<QuantityStepper {...stepper} value={1} label="Quantity" onType={vi.fn()} onCommit={onCommit} />)
    const field = screen.getByRole('spinbutton', { name: 'Quantity' })
    fireEvent.keyDown(field, { key: '1' })
    expect(onCommit).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.blur(field)
    expect(onCommit).toHaveBeenCalledTimes(2)
  })

  it('has a text field if it has a label', () => {
    const onType = vi.fn<(value: string) => void>()
    show(<QuantityStepper {...stepper} value={1} label="Quantity" onType={onType} />)
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '12' } })
    expect(onType.mock.calls).toEqual([['12']])
  })
})

describe('toast card', () => {
  it('is an alert for an error, and a status for other messages', () => {
    show(
      <>
        <ToastCard kind="error">Failed</ToastCard>
        <ToastCard kind="success">Saved</ToastCard>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Failed')
    expect(screen.getByRole('status').textContent).toBe('Saved')
  })
})
