import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { TriedApp } from './apps.ts'
import type { RunningApp } from './run-app.ts'

/** The trials of every application, in this order. */
export const trials = [
  'charts',
  'events',
  'go to',
  'breakpoint',
  'time travel',
  'hot reload',
  'record and replay',
  'panel',
] as const
export type Trial = (typeof trials)[number]

export type Outcome = { passed: true } | { passed: false; why: string }

const limit = 20_000

/** Drives the room of an application; each trial is reported, also after one that failed. */
export async function driveRoom(
  app: TriedApp,
  running: RunningApp,
  room: Page,
): Promise<Map<Trial, Outcome>> {
  room.setDefaultTimeout(limit)
  const outcomes = new Map<Trial, Outcome>()
  for (const trial of trials) {
    if (!isPossible(trial, app, running)) continue
    try {
      await runTrial[trial](app, running, room)
      outcomes.set(trial, { passed: true })
    } catch (error) {
      outcomes.set(trial, { passed: false, why: error instanceof Error ? error.message : String(error) })
    }
  }
  return outcomes
}

function isPossible(trial: Trial, { hotChange }: TriedApp, { page }: RunningApp): boolean {
  if (trial === 'panel') return page !== undefined
  return trial !== 'hot reload' || hotChange !== undefined
}

type Try = (app: TriedApp, running: RunningApp, room: Page) => Promise<void>

const runTrial: Record<Trial, Try> = {
  async charts({ machine, before }, running, room) {
    for (const event of before) await running.act(event)
    await room.goto(running.room)
    await openChart(room, machine)
    const figure = room.getByRole('figure', { name: `${machine} statechart` })
    await figure.locator('.sc-chart-state').first().waitFor()
  },

  async events({ event, state }, running, room) {
    await press(room, `Send ${event}`)
    await waitForState(running, state)
    await waitForActiveRow(room, state)
  },

  async 'go to'({ goal }, running, room) {
    await press(room, `Go to ${goal}`)
    await waitForState(running, goal)
    await waitForActiveRow(room, goal)
    // An actor with effects is paused at the end of the path.
    await room.getByRole('region', { name: 'Path' }).waitFor()
    const resume = button(room, 'Continue')
    if (await resume.isVisible()) await resume.click()
  },

  async breakpoint({ breakpointEvent, goal }, running, room) {
    const toggle = button(room, `Break on ${breakpointEvent}`)
    await toggle.click()
    await toggle.and(room.locator('[aria-pressed="true"]')).waitFor()
    await running.act(breakpointEvent)
    await room.getByText(`Paused at ${breakpointEvent}`).waitFor()
    await waitForState(running, goal)
    await toggle.click()
    await press(room, 'Resume')
    await until(
      async () => !(await running.state()).includes(`"${goal}"`),
      `the event ${breakpointEvent} was not processed`,
    )
    await rowOf(room, goal).waitFor({ state: 'detached' })
  },

  async 'time travel'({ goal }, _, room) {
    await press(room, 'Step back')
    await waitForActiveRow(room, goal)
    await press(room, 'Back to the present')
    await button(room, 'Back to the present').waitFor({ state: 'detached' })
  },

  async 'record and replay'({ goal }, running, room) {
    await press(room, 'Record')
    await room
      .getByText(/Recording: |recorded/)
      .first()
      .waitFor()
    await press(room, `Go to ${goal}`)
    await waitForState(running, goal)
    await press(room, 'Stop')
    await press(room, 'Replay')
    await room.getByText(/reached the recorded states?\./).waitFor()
  },

  async panel({ machine, event }, { page }) {
    if (!page) return
    page.setDefaultTimeout(limit)
    await page.keyboard.press('Control+Alt+i')
    const panel = page.locator('statecart-room')
    await openChart(panel, machine)
    await panel.locator('.sc-chart-state').first().waitFor()
    await panel.getByRole('tab', { name: 'Inspector' }).click()
    await button(panel, `Send ${event}`).waitFor()
    await page.keyboard.press('Control+Alt+i')
    await panel.waitFor({ state: 'detached' })
  },

  async 'hot reload'({ machine, hotChange }, { folder }, room) {
    if (!hotChange) return
    const file = join(folder, hotChange.file)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(hotChange.from)) throw new Error(`${hotChange.file} lacks ${hotChange.from}`)
    writeFileSync(file, text.replace(hotChange.from, hotChange.to))
    const figure = room.getByRole('figure', { name: `${machine} statechart` })
    await figure.locator(`[data-state="${machine}.${hotChange.state}"]`).waitFor()
    await rowOf(room, machine).waitFor()
  },
}

/** The first button with exactly this name. */
function button(room: Page | Locator, name: string): Locator {
  return room.getByRole('button', { name, exact: true }).first()
}

function press(room: Page | Locator, name: string): Promise<void> {
  return button(room, name).click()
}

function openChart(room: Page | Locator, machine: string): Promise<void> {
  return room
    .getByRole('link', { name: new RegExp(`^${machine}`) })
    .first()
    .click()
}

/** Waits until the application shows the state. */
function waitForState(running: RunningApp, state: string): Promise<void> {
  return until(
    async () => (await running.state()).includes(`"${state}"`),
    async () => `the application shows ${await running.state()}, not ${state}`,
  )
}

/** Waits until the outline of the room shows the state as active. */
function waitForActiveRow(room: Page, state: string): Promise<void> {
  return rowOf(room, state).waitFor()
}

function rowOf(room: Page, state: string): Locator {
  const named = room.locator('.sc-room-state', { hasText: new RegExp(`^${state}$`) })
  return room.locator('[role="treeitem"][aria-current="true"]').filter({ has: named })
}

async function until(holds: () => Promise<boolean>, why: string | (() => Promise<string>)): Promise<void> {
  const end = Date.now() + limit
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(typeof why === 'string' ? why : await why())
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
