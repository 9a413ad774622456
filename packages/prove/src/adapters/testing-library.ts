/** @statecart/prove/testing-library: acts on a component by role and name, in any framework that Testing Library supports. */
import {
  fireEvent,
  getConfig,
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
  waitFor,
} from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { type Query, queryText } from '../scene/query.ts'
import type { User } from '../scene/user.ts'

export interface UserOptions {
  /** The element in which to search; the whole document by default. */
  container?: HTMLElement
  /** Waits until `look` no longer throws; Testing Library's `waitFor` by default. */
  eventually?(look: () => void): Promise<void>
  /** Waits after each action until the view is updated; by default it does not wait. */
  settle?(): Promise<void>
}

export function createUser(options: UserOptions = {}): User {
  const { container = document.body, settle = () => Promise.resolve() } = options
  const eventually = options.eventually ?? ((look: () => void) => waitFor(look))
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const find = (query: Query) => onlyElement(query, container)
  const expectElement = (query: Query, isTrue: (element: HTMLElement) => boolean, expected: string) =>
    eventually(() => {
      if (!isTrue(find(query))) throw new Error(`${queryText(query)} ${expected}`)
    })

  /** Waits until the element is enabled, as Playwright does, because user-event ignores a click on a disabled element. */
  async function actOn(
    query: Query,
    act: (element: HTMLElement) => unknown,
    mayBeDisabled = false,
  ): Promise<void> {
    await eventually(() => {
      if (isDisabled(find(query)) && !mayBeDisabled) throw new Error(`${queryText(query)} is disabled`)
    })
    await act(find(query))
    await settle()
  }

  function expectCount(
    query: Query,
    isExpected: (count: number) => boolean,
    expected: string,
  ): Promise<void> {
    return eventually(() => {
      const { length } = elementsAt(query, container)
      if (!isExpected(length)) throw new Error(`${queryText(query)}: found ${length}, ${expected}`)
    })
  }

  return {
    click: (query) => actOn(query, (element) => user.click(element)),
    fill: (query, text) => actOn(query, (element) => fillIn(user, element, text)),
    choose: (query, option) => actOn(query, (element) => user.selectOptions(element, option)),
    async press(key) {
      await user.keyboard(`{${key}}`)
      await settle()
    },
    focus: (query) => actOn(query, (element) => getConfig().eventWrapper(() => element.focus()), true),
    upload: (query, { name, content }) =>
      actOn(query, (element) => user.upload(element, new File([content], name))),

    async sees(...queries) {
      for (const query of queries) await expectCount(query, (count) => count > 0, 'expected at least one')
    },
    async misses(...queries) {
      for (const query of queries) await expectCount(query, (count) => count === 0, 'expected none')
    },
    counts: (query, number) => expectCount(query, (count) => count === number, `${number} should be`),
    holds: (query, value) =>
      eventually(() => {
        const actual = contentOf(find(query))
        if (actual !== value) throw new Error(`${queryText(query)} holds "${actual}", not "${value}"`)
      }),
    isOn: (query, on = true) =>
      expectElement(query, (element) => isOn(element) === on, on ? 'is not on' : 'is on'),
    isDisabled: (query, disabled = true) =>
      expectElement(
        query,
        (element) => isDisabled(element) === disabled,
        disabled ? 'is enabled' : 'is disabled',
      ),
    isFocused: (query) =>
      expectElement(
        query,
        (element) => element === element.ownerDocument.activeElement,
        'does not have the focus',
      ),
  }
}

/** Returns all elements that match a query, except hidden and inert elements. */
export function elementsAt(query: Query, container: HTMLElement = document.body): HTMLElement[] {
  const scopes = query.within ? elementsAt(query.within, container) : [container]
  // An element in two nested scopes is found once.
  const inScopes = new Set(scopes.flatMap((scope) => elementsIn(scope, query)))
  const found = [...inScopes].filter(
    (element) => !element.closest('[inert], [hidden]') && isHolding(element, query),
  )
  return query.at === undefined ? found : found.slice(query.at, query.at + 1)
}

/** Returns the only element that matches a query. Throws if no element or more than one element matches. */
export function onlyElement(query: Query, container?: HTMLElement): HTMLElement {
  const found = elementsAt(query, container)
  const [one] = found
  if (!one || found.length > 1) throw new Error(`${queryText(query)}: found ${found.length}, expected one`)
  return one
}

function elementsIn(scope: HTMLElement, query: Query): HTMLElement[] {
  if ('label' in query) return queryAllByLabelText(scope, query.label)
  if ('text' in query) return queryAllByText(scope, query.text)
  const { role, name, level } = query
  return queryAllByRole(scope, role, {
    ...(name === undefined ? {} : { name }),
    ...(level === undefined ? {} : { level }),
  })
}

function isHolding({ textContent }: HTMLElement, { holding }: Query): boolean {
  if (holding === undefined) return true
  return typeof holding === 'string'
    ? normalized(textContent).includes(normalized(holding))
    : holding.test(textContent)
}

/** Like Playwright, ignores case and the amount of white space. */
function normalized(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** Like Playwright, also by `aria-disabled`, of the element or of an element around it. */
function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null
}

async function fillIn(
  user: ReturnType<typeof userEvent.setup>,
  element: HTMLElement,
  text: string,
): Promise<void> {
  if (element.matches('[type="range"]')) {
    getConfig().eventWrapper(() => element.focus())
    fireEvent.change(element, { target: { value: text } })
    return
  }
  await user.clear(element)
  // At once, as Playwright does: if the text were typed, the view would be rendered again for each letter.
  if (text !== '') await user.paste(text)
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
