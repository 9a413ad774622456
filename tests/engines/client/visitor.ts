import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Query } from '@statecart/prove'
import { expect } from 'vitest'
import type { EngineName } from '../../../tools/engines.ts'
import type { Visitor } from '../../models/scene.ts'
import { eventually } from '../../wait.ts'
import type { Answers, Seen, SentQuery } from './in-page.ts'
import { type Engine, unknownErrors, type Wire } from './wire.ts'

const keys: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Home: '\uE011',
  Control: '\uE009',
  Alt: '\uE00A',
}

export const desktop = { width: 1366, height: 900 }

type Shared = Pick<
  Visitor,
  'click' | 'fill' | 'choose' | 'press' | 'sees' | 'misses' | 'counts' | 'holds' | 'isOn'
>

/** A user of one of the engines, who finds elements by role and name and uses mouse and keyboard. */
export class EngineVisitor implements Shared {
  readonly #engine: Engine
  readonly #name: EngineName
  readonly #wire: Wire
  readonly #home: string
  readonly #library: string
  readonly #uncaught: string[] = []

  constructor(engine: Engine, name: EngineName, wire: Wire, home: string, library: string) {
    this.#engine = engine
    this.#name = name
    this.#wire = wire
    this.#home = home
    this.#library = library
  }

  /** Loads a page, and waits until it handles the keyboard. */
  async open(path: string): Promise<void> {
    await this.#keepErrors()
    await this.#wire.navigate(this.#home + path)
    await eventually(async () => expect((await this.#ask('page')).isListening).toBe(true))
  }

  async back(): Promise<void> {
    await this.#wire.back()
  }

  async click(query: Query): Promise<void> {
    const { x, y } = await this.#withQueryInError(query, () => this.#ask('clickPoint', serializable(query)))
    await this.#wire.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  async fill(query: Query, text: string): Promise<void> {
    await this.#focus(query)
    await this.#type(text === '' ? ['Backspace'] : [...text])
  }

  /** Selects the option by typing its text. */
  async choose(query: Query, option: string): Promise<void> {
    await this.#focus(query)
    await this.#type([...option])
  }

  /** Presses a key by name, with modifiers: `Control+Alt+i`. */
  async press(key: string): Promise<void> {
    const values = key.split('+').map(codeOf)
    const down = values.map((value) => ({ type: 'keyDown' as const, value }))
    const up = values.toReversed().map((value) => ({ type: 'keyUp' as const, value }))
    await this.#wire.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }])
  }

  async givesFile(query: Query, content: string): Promise<void> {
    const path = join(this.#engine.downloads, 'given.json')
    writeFileSync(path, content)
    await this.#ready()
    await this.#wire.giveFile(
      '(query) => window.engineTest.only(JSON.parse(query))',
      JSON.stringify(serializable(query)),
      path,
    )
  }

  /** The content of the downloaded file. */
  downloaded(name: RegExp): Promise<string> {
    return eventually(() => {
      const file = readdirSync(this.#engine.downloads).find((one) => name.test(one))
      if (!file) throw new Error(`no file ${name} was downloaded`)
      const content = readFileSync(join(this.#engine.downloads, file), 'utf8')
      if (content === '') throw new Error(`${file} is still empty`)
      return content
    })
  }

  async sees(...queries: Query[]): Promise<void> {
    for (const query of queries) await this.#until(query, (seen) => expect(seen).not.toEqual([]))
  }

  async misses(...queries: Query[]): Promise<void> {
    for (const query of queries) await this.#until(query, (seen) => expect(seen).toEqual([]))
  }

  counts(query: Query, number: number): Promise<void> {
    return this.#until(query, (seen) => expect(seen).toHaveLength(number))
  }

  holds(query: Query, value: string): Promise<void> {
    return this.#until(query, ([seen]) => expect(seen?.value).toBe(value))
  }

  isOn(query: Query, on = true): Promise<void> {
    return this.#until(query, ([seen]) => expect(seen?.isOn).toBe(on))
  }

  /** The text of the element, as soon as it has one. */
  async reads(query: Query): Promise<string> {
    let text = ''
    await this.#until(query, ([seen]) => {
      text = seen?.text ?? ''
      expect(text).not.toBe('')
    })
    return text
  }

  async isAt(address: string | RegExp): Promise<void> {
    await eventually(async () => {
      const { address: shown } = await this.#ask('page')
      if (typeof address === 'string') expect(shown).toBe(address)
      else expect(shown).toMatch(address)
    })
  }

  async shows(page: { language?: string; isDark?: boolean }): Promise<void> {
    await eventually(async () => expect(await this.#ask('page')).toMatchObject(page))
  }

  /** Calls a function in the page, given as text. */
  evaluate(source: string, given = ''): Promise<string> {
    return this.#wire.call(source, given)
  }

  /** Opens another tab in the same browser. */
  async anotherTab(): Promise<EngineVisitor> {
    const wire = await this.#wire.another()
    await wire.resize(desktop.width, desktop.height)
    return new EngineVisitor(this.#engine, this.#name, wire, this.#home, this.#library)
  }

  async errors(): Promise<string[]> {
    await this.#keepErrors()
    return unknownErrors(this.#name, [...this.#uncaught, ...(await this.#wire.errors())])
  }

  async #keepErrors(): Promise<void> {
    const isThere = await this.#wire.call(`() => String('engineTest' in window)`, '')
    if (isThere === 'true') this.#uncaught.push(...(await this.#ask('errors')))
  }

  async #focus(query: Query): Promise<void> {
    await this.#withQueryInError(query, async () =>
      expect(await this.#ask('focus', serializable(query))).toBe(true),
    )
  }

  async #type(characters: string[]): Promise<void> {
    const actions = characters.map(codeOf).flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    await this.#wire.act([{ type: 'key', id: 'keyboard', actions }])
  }

  #until(query: Query, check: (seen: Seen[]) => void): Promise<void> {
    return this.#withQueryInError(query, async () => check(await this.#ask('inspect', serializable(query))))
  }

  async #withQueryInError<Result>(query: Query, action: () => Promise<Result>): Promise<Result> {
    try {
      return await eventually(action)
    } catch (error) {
      throw new Error(`${described(query)}: ${error instanceof Error ? error.message : error}`)
    }
  }

  async #ready(): Promise<void> {
    await this.#wire.call(`() => { if (!('engineTest' in window)) { ${this.#library} } return '' }`, '')
  }

  async #ask<Name extends keyof Answers>(
    name: Name,
    ...given: Parameters<Answers[Name]>
  ): Promise<Awaited<ReturnType<Answers[Name]>>> {
    await this.#ready()
    const source = `async (given) => JSON.stringify(await window.engineTest.answers.${name}(...JSON.parse(given)))`
    return JSON.parse(await this.#wire.call(source, JSON.stringify(given)))
  }
}

const codeOf = (key: string) => keys[key] ?? key
const described = (query: Query) => JSON.stringify(serializable(query))

/** JSON cannot represent regular expressions. */
function serializable(query: Query): SentQuery {
  return JSON.parse(
    JSON.stringify(query, (_, value) =>
      value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
    ),
  )
}
