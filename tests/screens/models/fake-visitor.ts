import { act, fireEvent } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { FakePorts } from '../../../machines/fakes/fake-ports.ts'
import type { Visitor } from '../../models/scene.ts'
import type { Spot } from '../../models/spots.ts'
import { eventually } from '../../wait.ts'
import { allAt, oneAt, told } from './found.ts'
import { settle } from './settle.ts'

/** A visitor of a page in jsdom. */
export function createFakeVisitor(ports: FakePorts, open: (path: string) => Promise<void>): Visitor {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  /** jsdom lays nothing out: everything begins at the page's upper edge. */
  let scrolled = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrolled))

  const look = (check: () => void) => eventually(check, act)

  async function actOn(spot: Spot, what: (element: HTMLElement) => unknown): Promise<void> {
    await look(() => oneAt(spot))
    await what(oneAt(spot))
    await settle()
  }

  return {
    open,
    click: (spot) => actOn(spot, (element) => user.click(element)),
    fill: (spot, text) =>
      actOn(spot, async (element) => {
        if (element.matches('[type="range"]')) return drag(element, text)
        await user.clear(element)
        if (text !== '') await user.type(element, text.replaceAll(/[{[]/g, '$&$&'))
      }),
    choose: (spot, option) => actOn(spot, (element) => user.selectOptions(element, option)),
    async press(key) {
      await user.keyboard(`{${key}}`)
      await settle()
    },
    focus: (spot) => actOn(spot, (element) => act(() => element.focus())),
    selects: (spot) =>
      actOn(spot, (element) => {
        document.getSelection()?.selectAllChildren(element)
        act(() => void document.dispatchEvent(new Event('selectionchange')))
      }),
    async scrolls(...by) {
      for (const top of by) {
        scrolled += top
        act(() => void window.dispatchEvent(new Event('scroll')))
      }
      for (let frame = 0; frame < 3; frame += 1) await act(() => new Promise(requestAnimationFrame))
      await settle()
    },
    gives: (spot, { name, content }) =>
      actOn(spot, (element) => user.upload(element, new File([content], name))),
    back: () => move(ports, -1),
    forward: () => move(ports, 1),

    async sees(...spots) {
      for (const spot of spots)
        await look(() => expect(allAt(spot).length, `to be seen: ${told(spot)}`).toBeGreaterThan(0))
    },
    async misses(...spots) {
      for (const spot of spots)
        await look(() => expect(allAt(spot).length, `not to be seen: ${told(spot)}`).toBe(0))
    },
    counts: (spot, number) => look(() => expect(allAt(spot).length, told(spot)).toBe(number)),
    holds: (spot, value) => look(() => expect(contentOf(oneAt(spot)), told(spot)).toBe(value)),
    isOn: (spot, on = true) => look(() => expect(isOn(oneAt(spot)), told(spot)).toBe(on)),
    isDisabled: (spot, disabled = true) =>
      look(() => expect(oneAt(spot).matches(':disabled'), told(spot)).toBe(disabled)),
    isFocused: (spot) => look(() => expect(document.activeElement, told(spot)).toBe(oneAt(spot))),
    isDark: (dark) => look(() => expect(document.documentElement.classList.contains('dark')).toBe(dark)),
    speaks: (language) => look(() => expect(document.documentElement.lang).toBe(language)),
    async isAt(address) {
      await look(() => {
        const { path, search } = ports.history.place()
        expect(path + search).toBe(address)
      })
    },
  }
}

function drag(slider: HTMLElement, value: string): void {
  act(() => slider.focus())
  fireEvent.change(slider, { target: { value } })
}

async function move({ history }: FakePorts, by: number): Promise<void> {
  act(() => history.go(by))
  await settle()
}

function contentOf(element: HTMLElement): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value
  if (element instanceof HTMLSelectElement) return element.value
  return element.getAttribute('aria-valuenow') ?? ''
}

function isOn(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return element.checked
  return ['aria-pressed', 'aria-checked', 'aria-expanded', 'aria-selected'].some(
    (name) => element.getAttribute(name) === 'true',
  )
}
