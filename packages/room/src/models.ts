import type { Model } from '@statecart/prove'
import { breakpointsModel } from './machines/breakpoints.model.ts'
import { disclosureModel } from './machines/disclosure.model.ts'
import { findModel } from './machines/find.model.ts'
import { hintModel } from './machines/hint.model.ts'
import { outlineModel } from './machines/outline.model.ts'
import { panelModel } from './machines/panel.model.ts'
import { pickingModel } from './machines/picking.model.ts'
import { playerModel } from './machines/player.model.ts'
import { queryModel } from './machines/query.model.ts'
import { readingModel } from './machines/reading.model.ts'
import { roomModel } from './machines/room.model.ts'
import { travelModel } from './machines/travel.model.ts'
import { viewModel } from './machines/view.model.ts'

/** The models of the room's own machines, by their names. */
export const roomModels: Readonly<Record<string, Model>> = {
  query: queryModel,
  disclosure: disclosureModel,
  find: findModel,
  hint: hintModel,
  outline: outlineModel,
  panel: panelModel,
  picking: pickingModel,
  player: playerModel,
  reading: readingModel,
  room: roomModel,
  breakpoints: breakpointsModel,
  travel: travelModel,
  view: viewModel,
}
