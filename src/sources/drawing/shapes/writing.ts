import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const fountainPen: Drawing = (pen, [main, second, accent]) => {
  pen.line('M40 330C80 290 96 350 124 320S170 330 196 318', accent, 3, 'opacity=".75"')
  pen.group('rotate(-38 200 200)', () => {
    const barrel = (hue: string) =>
      pen.blend([
        [0, dim(hue, 0.3)],
        [0.25, lit(hue, 0.5)],
        [0.45, hue],
        [1, dim(hue, 0.55)],
      ])
    pen.shade('M48 224L120 208H390V252H120Z', 0.18)
    pen.shape('M34 204Q70 180 104 184V224Q70 228 34 204Z', barrel(second))
    pen.line('M38 204H84', dim(second, 0.55), 2)
    pen.oval(86, 204, 5, 5, dim(second, 0.6))
    pen.shape('M100 180H166V228H100Q92 204 100 180Z', barrel(accent))
    pen.bar(162, 176, 12, 56, 2, barrel(second))
    pen.shape('M174 174H340Q372 178 372 204T340 234H174Z', barrel(main))
    pen.bar(286, 173, 10, 62, 0, barrel(second))
    pen.bar(334, 174, 8, 60, 0, barrel(second))
    pen.glint('M180 186H330', 5, 0.4)
  })
  pen.group('rotate(-38 200 200)translate(-8 84)', () => {
    pen.shade('M156 218H320V270H156Z', 0.16)
    pen.shape(
      'M148 204H300Q324 208 324 232T300 260H148Z',
      pen.blend([
        [0, dim(main, 0.3)],
        [0.25, lit(main, 0.5)],
        [0.45, main],
        [1, dim(main, 0.55)],
      ]),
    )
    pen.bar(
      148,
      203,
      16,
      58,
      2,
      pen.blend([
        [0, lit(second, 0.3)],
        [0.3, lit(second, 0.7)],
        [1, dim(second, 0.5)],
      ]),
    )
    pen.shape(
      'M316 224H200Q186 226 188 232T200 238H316Z',
      pen.blend([
        [0, lit(second, 0.6)],
        [1, dim(second, 0.35)],
      ]),
    )
    pen.glint('M170 214H290', 4, 0.35)
  })
}

export const notebook: Drawing = (pen, [main, second, accent]) => {
  pen.ground(214, 332, 120, 16)
  pen.group('rotate(-6 200 200)', () => {
    pen.bar(112, 70, 204, 264, 6, dim(main, 0.5))
    pen.shape(
      'M112 74H308V322H112Z',
      pen.blend(
        [
          [0, lit(accent, 0.5)],
          [1, dim(accent, 0.25)],
        ],
        'across',
      ),
    )
    pen.crease('M304 80V320M300 80V320M296 80V320', 1, 0.3)
    pen.bar(96, 66, 200, 262, 7, pen.slope(main))
    const cloth = pen.cloth(5, 5, () => pen.line('M0 2.500H5M2.500 0V5', '#fff3', 0.8))
    pen.bar(96, 66, 200, 262, 7, cloth)
    pen.bar(96, 66, 30, 262, 7, dim(main, 0.35), 'opacity=".6"')
    pen.crease('M126 66V328', 2, 0.35)
    pen.bar(162, 124, 96, 58, 3, pen.slope(accent))
    pen.line('M174 144H246M174 158H228', dim(accent, 0.4), 3)
    pen.bar(268, 66, 12, 262, 0, pen.fall(second))
    pen.line('M190 328L186 360L194 352L200 362L204 328', second, 6)
    pen.line('M220 328L224 356', palette.vermilion, 5)
    pen.glint('M102 72V320', 2, 0.3)
    pen.shine('M96 66H220L96 260Z', 0.12)
  })
}

export const pencils: Drawing = (pen, [main, second, accent]) => {
  const pencil = (turn: number, top: number, hue: string) =>
    pen.group(`rotate(${turn} 200 330)`, () => {
      pen.bar(
        192,
        top,
        18,
        220,
        0,
        pen.blend(
          [
            [0, lit(hue, 0.3)],
            [0.33, lit(hue, 0.1)],
            [0.34, hue],
            [0.66, hue],
            [0.67, dim(hue, 0.3)],
            [1, dim(hue, 0.4)],
          ],
          'across',
        ),
      )
      pen.shape(`M192 ${top}L201 ${top - 34}L210 ${top}l-4-5-5 5-5-5Z`, pen.slope('#e2b981'))
      pen.shape(`M198 ${top - 23}L201 ${top - 34}L204 ${top - 23}Z`, palette.ink)
    })
  pen.ground(204, 330, 80)
  const { dusk, pine, teal, berry } = palette
  for (const [turn, top, hue] of [
    [-16, 92, second],
    [14, 96, pine],
    [-9, 76, accent],
    [8, 84, berry],
    [-3, 64, dusk],
    [3, 88, teal],
  ] as const)
    pencil(turn, top, hue)
  pen.shape('M132 186H268V306Q266 330 200 330Q134 330 132 306Z', pen.round(main))
  pen.oval(200, 187, 68, 14, lit(main, 0.5), 'opacity=".35"')
  pen.line('M132 187Q136 200 200 201T268 187', lit(main, 0.3), 5)
  pen.shape('M132 236Q200 254 268 236V276Q200 294 132 276Z', pen.round(second))
  pen.line('M150 262l14-14 14 17 14-16 14 17 14-17 14 15 14-16', palette.snow, 4)
  pen.shine('M142 202V310Q146 318 158 322V206Z', 0.4)
}

export const inkBottle: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 324, 118)
  pen.shape(
    'M88 218Q90 190 128 182H262Q308 190 312 218L322 300Q322 322 300 324H100Q78 322 78 300Z',
    pen.blend(
      [
        [0, lit(main, 0.85)],
        [0.5, lit(main, 0.6)],
        [1, lit(main, 0.3)],
      ],
      'slant',
    ),
  )
  pen.shape(
    'M96 236Q200 226 304 236L308 296Q306 308 292 308H108Q94 308 92 296Z',
    pen.blend(
      [
        [0, main],
        [1, dim(main, 0.65)],
      ],
      'slant',
    ),
  )
  pen.oval(200, 235, 104, 6, lit(main, 0.3))
  pen.bar(158, 164, 84, 24, 4, pen.metal(lit(main, 0.7)))
  pen.bar(142, 96, 116, 74, 8, pen.round(second))
  pen.oval(200, 98, 56, 9, lit(second, 0.25))
  pen.crease('M154 110v54M166 112v54M178 113v54M222 113v54M234 112v54M246 110v54', 3, 0.45)
  pen.shape('M142 234H258L262 300H138Z', pen.slope(palette.paper))
  pen.line('M148 240H252L256 294H144Z', accent, 2)
  pen.line('M160 272q10-14 20 0t20 0 20 0 20 0', main, 4)
  pen.shape('M200 246q12 16 0 20q-12-4 0-20Z', main)
  pen.line('M184 284H216', second, 3)
  pen.shine('M98 220Q102 198 130 192L110 310Q88 312 90 296Z', 0.45)
  pen.glint('M302 226L310 300', 3, 0.6)
}
