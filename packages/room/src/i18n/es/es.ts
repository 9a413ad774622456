import type { RoomCatalogue } from '../catalogue.ts'
import { actors } from './actors.ts'
import { stops } from './breakpoints.ts'
import { chart } from './chart.ts'
import { check } from './check.ts'
import { decide } from './decide.ts'
import { drive } from './drive.ts'
import { chartExport } from './export.ts'
import { faults } from './faults.ts'
import { gallery } from './gallery.ts'
import { log } from './log.ts'
import { prove } from './prove.ts'
import { record } from './record.ts'
import { room } from './room.ts'
import { scenarios } from './scenarios.ts'
import { see } from './see.ts'
import { time } from './time.ts'

export const translations: RoomCatalogue = {
  'room.actors': actors,
  'room.chart': chart,
  'room.check': check,
  'room.decide': decide,
  'room.drive': drive,
  'room.faults': faults,
  'room.gallery': gallery,
  'room.export': chartExport,
  'room.log': log,
  'room.prove': prove,
  'room.record': record,
  room,
  'room.scenarios': scenarios,
  'room.see': see,
  'room.breakpoints': stops,
  'room.time': time,
}
