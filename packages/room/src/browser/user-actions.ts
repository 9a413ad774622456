import { chooseAppeared, chooseGone } from '../record/appearances.ts'
import { meaningOf } from '../record/samples.ts'
import { createTypedValues } from '../record/typed-values.ts'
import { type Control, type PageSession, plainText, type UserAction } from '../record/user-action.ts'
import { controlOf, focusedIn, isOnPage, namelessControlOf } from './accessible.ts'
import {
  clickable,
  fieldOf,
  filesOf,
  isPressed,
  onTraversal,
  optionsOf,
  typable,
  typedInto,
} from './controls.ts'
import { type PageContent, patternOf, readContent } from './page-content.ts'

/** Records the user's actions in a page until it is stopped. */
export interface UserActions {
  count(): number
  stop(): PageSession
}

const nothingTyped = { meaning: 'text', number: 0, text: '' } as const

type Outcome = Pick<UserAction, 'appeared' | 'gone' | 'address'>
type Act = UserAction extends infer Action
  ? Action extends UserAction
    ? Omit<Action, 'at' | keyof Outcome>
    : never
  : never
type Draft = { at: number; act: Act; field: Element | undefined; outcome: Outcome }

/**
 * An action begins with the first event of its gesture (pointer down, first character), before the application handles that
 * event. The page content at this moment is the result of the previous action.
 */
export function watchUserActions(page: Document, now: () => number): UserActions {
  const typed = createTypedValues(now)
  const drafts: Draft[] = []
  let before = readContent(page)
  const startContent = {
    address: before.address,
    shown: chooseAppeared(before.seen, [], typed.without),
  }
  /** The content of the page when the mouse button or the key was pressed. */
  let gestureContent: PageContent | undefined
  let submitsByKey = false

  /** Completes the last action with the current content of the page. */
  function settle(after: PageContent): void {
    const last = drafts.at(-1)
    if (last) {
      finish(last, after.focused)
      last.outcome = outcomeOf(last.act, after)
    }
    before = after
  }

  function outcomeOf(act: Act, after: PageContent): Outcome {
    // A text may depend on the typed value, in whose place a test types a sample.
    const isSample = act.kind === 'fill' && act.value.text === undefined
    const shown = ({ seen }: PageContent) => (isSample ? seen.filter(({ role }) => role !== plainText) : seen)
    const [now, earlier] = [shown(after), shown(before)]
    const appeared = chooseAppeared(now, earlier, typed.without)
    const gone = appeared.length > 0 ? [] : chooseGone(now, earlier, typed.without)
    const address = patternOf(after, typed.without)
    return {
      appeared,
      ...(gone.length > 0 && { gone }),
      ...(address !== patternOf(before, typed.without) && { address }),
    }
  }

  function begin(first: PageContent, act: Act, field?: Element): void {
    settle(first)
    drafts.push({ at: now(), act, field, outcome: { appeared: [] } })
    gestureContent = undefined
  }

  /** Stores the typed value. It is complete when the next action begins or when the field loses focus. */
  function finish({ act, field }: Draft, focused: Element | null = focusedIn(page)): void {
    if (act.kind !== 'fill' || !field) return
    act.value = typed.kind(meaningOf(fieldOf(field)), typedInto(field))
    act.left = focused !== field
  }

  function named(element: Element): Control {
    const control = controlOf(element)
    const name = typed.without(control.name)
    return name === undefined ? namelessControlOf(element) : { ...control, name }
  }

  function onPointerDown(event: Event): void {
    const target = targetOf(event)
    if (target && isOnPage(target)) gestureContent = readContent(page)
  }

  function onClick(event: MouseEvent): void {
    if (!event.isTrusted) return
    const element = event.composedPath().find((one) => one instanceof Element && one.matches(clickable))
    // When Enter submits a form, the browser also clicks the submit button. That click is not a separate action.
    if (!(element instanceof Element) || !isOnPage(element)) return
    if (submitsByKey && element !== focusedIn(page)) return
    const on = named(element)
    const first = gestureContent ?? readContent(page)
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
      begin(first, { kind: 'check', on, checked: element.checked, covered: isCovered(element) })
    else begin(first, { kind: 'click', on })
  }

  function onInput(event: Event): void {
    const target = targetOf(event)
    // The application may hide a file input and show a button in its place.
    if (target instanceof HTMLInputElement && target.type === 'file') {
      begin(readContent(page), { kind: 'upload', on: namelessControlOf(target), files: filesOf(target) })
      return
    }
    if (!target || !isOnPage(target)) return
    if (target instanceof HTMLSelectElement) {
      const options = optionsOf(target).map(({ label, at }) =>
        label !== undefined && isPlain(label) ? label : at,
      )
      begin(readContent(page), { kind: 'choose', on: named(target), options })
    } else if (target.matches(typable)) {
      if (drafts.at(-1)?.field === target) return
      begin(readContent(page), { kind: 'fill', on: named(target), value: nothingTyped, left: false }, target)
    }
  }

  function isPlain(label: string): boolean {
    return !/\d{4}/.test(label) && typed.without(label) === label
  }

  function onKeyDown(event: KeyboardEvent): void {
    const focused = focusedIn(page)
    if (!event.isTrusted || event.repeat || (focused && !isOnPage(focused))) return
    const isOwn = focused !== null && focused !== page.body
    if ((event.key === 'Enter' || event.key === ' ') && focused?.matches(clickable))
      gestureContent = readContent(page)
    else if (isPressed(event, focused)) {
      submitsByKey = event.key === 'Enter'
      begin(readContent(page), {
        kind: 'press',
        on: isOwn && focused ? named(focused) : undefined,
        key: event.key,
      })
    }
  }

  function onKeyUp(): void {
    submitsByKey = false
  }

  function onFocusOut(event: Event): void {
    const last = drafts.at(-1)
    if (last?.field && last.field === targetOf(event)) finish(last)
  }

  const stopTraversals = onTraversal(page, (kind) => begin(readContent(page), { kind }))
  const listeners: Record<string, (event: never) => void> = {
    pointerdown: onPointerDown,
    click: onClick,
    input: onInput,
    keydown: onKeyDown,
    keyup: onKeyUp,
    focusout: onFocusOut,
  }
  const stopping = new AbortController()
  const options = { capture: true, signal: stopping.signal }
  for (const [type, listener] of Object.entries(listeners))
    page.defaultView?.addEventListener(type, listener as EventListener, options)

  return {
    count: () => drafts.length,
    stop() {
      stopping.abort()
      stopTraversals()
      settle(readContent(page))
      return {
        ...startContent,
        actions: drafts.map(({ at, act, outcome }) => ({ ...act, at, ...outcome }) as UserAction),
      }
    },
  }
}

/** The innermost element, also in an open shadow root. A listener of the window gets the host of the shadow root as `target`. */
function targetOf(event: Event): Element | undefined {
  const [target] = event.composedPath()
  return target instanceof Element ? target : undefined
}

/** Whether a click at the center of the control would hit another element. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 4 || height < 4) return true
  const root = element.getRootNode() as Document | ShadowRoot
  const topElement = root.elementFromPoint(left + width / 2, top + height / 2)
  return topElement !== null && topElement !== element && !element.contains(topElement)
}
