import type { Driver as AnyDriver, Move as AnyMove } from '@statecart/prove'
import type { AnyStateMachine } from 'xstate'
import type { Scene } from './scene.ts'

/** Describes how to drive a machine of the shop through the page, and what is visible in each of its states. */
export type Driver<Machine extends AnyStateMachine = AnyStateMachine> = AnyDriver<Scene, Machine>
export type Move<Machine extends AnyStateMachine = AnyStateMachine> = AnyMove<Scene, Machine>

export function defineDriver<Machine extends AnyStateMachine>(driver: Driver<Machine>): Driver<Machine> {
  return driver
}
