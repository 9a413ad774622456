import { createUser, onlyElement } from '@statecart/prove/testing-library'
import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { FakePorts } from '../../../machines/fakes/fake-ports.ts'
import type { Visitor } from '../../models/scene.ts'
import { eventually } from '../../wait.ts'
import { settle } from './settle.ts'

/** A visitor of a page in jsdom. */
export function createFakeVisitor(ports: FakePorts, open: (path: string) => Promise<void>): Visitor {
  /** jsdom has no layout, so every element is at the top of the page, and nothing decides the columns of the product grid. */
  let scrolled = 0
  document.documentElement.style.setProperty('--columns', '4')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrolled))

  const retry = (check: () => void) => eventually(check, act)

  return {
    ...createUser({ eventually: retry, settle }),
    open,
    async selects(query) {
      await retry(() => void onlyElement(query))
      document.getSelection()?.selectAllChildren(onlyElement(query))
      act(() => void document.dispatchEvent(new Event('selectionchange')))
      await settle()
    },
    async scrolls(...by) {
      for (const top of by) {
        scrolled += top
        act(() => void window.dispatchEvent(new Event('scroll')))
      }
      for (let frame = 0; frame < 3; frame += 1) await act(() => new Promise(requestAnimationFrame))
      await settle()
    },
    back: () => move(ports, -1),
    forward: () => move(ports, 1),

    isDark: (dark) => retry(() => expect(document.documentElement.classList.contains('dark')).toBe(dark)),
    speaks: (language) => retry(() => expect(document.documentElement.lang).toBe(language)),
    async isAt(address) {
      await retry(() => {
        const { path, search } = ports.history.place()
        expect(path + search).toBe(address)
      })
    },
  }
}

async function move({ history }: FakePorts, by: number): Promise<void> {
  act(() => history.go(by))
  await settle()
}
