import { lit } from './colour.ts'
import type { Pen } from './pen.ts'

const SWEEPS = {
  paper: ['#efe6d6', '#ded0b8'],
  blush: ['#eed5c6', '#dcb5a1'],
  sage: ['#d2dac6', '#b2bea3'],
  sand: ['#e9dabd', '#d3bc94'],
  dusk: ['#c8d2de', '#a3b3c8'],
  dawn: ['#f2dcae', '#dfbb79'],
  mist: ['#dfe1dd', '#c2c7c3'],
  clay: ['#e2c2ad', '#c69a7d'],
  pine: ['#8ea698', '#688678'],
  night: ['#5a5364', '#37313f'],
} as const satisfies Record<string, readonly [wall: string, floor: string]>

export type Backdrop = keyof typeof SWEEPS

/** A sheet of coloured paper, swept from wall to floor without an edge. */
export function drawBackdrop(pen: Pen, name: Backdrop): void {
  const [wall, floor] = SWEEPS[name]
  pen.bar(
    0,
    0,
    400,
    400,
    0,
    pen.blend([
      [0, wall],
      [0.6, wall],
      [0.78, floor],
      [1, lit(floor, 0.22)],
    ]),
  )
  pen.bar(
    0,
    0,
    400,
    400,
    0,
    pen.glow(
      [
        [0, '#fff', 0.6],
        [0.6, '#fff', 0],
        [1, '#3a2430', 0.16],
      ],
      'cx=".22" cy=".14" r="1.15"',
    ),
  )
}
