import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const stackingRings: Drawing = (pen, [main, second, accent]) => {
  const rings = [palette.pine, palette.dusk, accent, second, palette.terracotta, main]
  pen.ground(204, 328, 128)
  pen.shape('M92 304H308L314 322Q314 330 304 330H96Q86 330 86 322Z', pen.round(palette.oak))
  pen.oval(200, 304, 108, 14, lit(palette.oak, 0.35))
  rings.forEach((hue, i) => {
    const [y, radius] = [282 - i * 36, 104 - i * 12]
    pen.bar(
      200 - radius,
      y - 20,
      radius * 2,
      40,
      20,
      pen.blend([
        [0, lit(hue, 0.3)],
        [0.35, hue],
        [1, dim(hue, 0.42)],
      ]),
    )
    pen.bar(
      200 - radius,
      y - 20,
      radius * 2,
      40,
      20,
      pen.blend(
        [
          [0, '#fff', 0],
          [0.25, '#fff', 0.3],
          [0.5, '#fff', 0],
          [1, '#212', 0.4],
        ],
        'across',
      ),
    )
  })
  pen.oval(200, 70, 25, 24, pen.ball(palette.oak))
  pen.glint('M184 62q4-8 12-10', 4, 0.6)
}

export const toyTrain: Drawing = (pen, [main, second, accent]) => {
  const wheel = (x: number, radius: number) => {
    pen.oval(x, 312 - radius, radius, radius, pen.ball(second))
    pen.oval(x, 312 - radius, radius * 0.6, radius * 0.6, pen.slope(lit(accent, 0.2)))
    pen.oval(x, 312 - radius, 4, 4, dim(accent, 0.5))
  }
  pen.ground(206, 312, 172, 14)
  pen.line('M174 272H210', dim(accent, 0.4), 6)
  pen.oval(192, 272, 7, 7, pen.ball(palette.brass))
  pen.bar(36, 216, 140, 60, 6, pen.slope(accent))
  pen.crease('M36 236H176M36 256H176', 2, 0.2)
  for (const [x, hue] of [
    [64, palette.saffron],
    [104, palette.sage],
    [146, second],
  ] as const)
    pen.oval(x, 206, 24, 24, pen.ball(hue))
  pen.bar(36, 214, 140, 62, 6, pen.slope(accent))
  pen.crease('M40 234H172M40 254H172', 2, 0.2)
  pen.bar(204, 262, 160, 20, 6, pen.slope(dim(accent, 0.1)))
  pen.bar(212, 148, 70, 118, 6, pen.slope(main))
  pen.bar(228, 168, 38, 38, 4, lit(palette.sky, 0.4))
  pen.shine('M230 170H252L232 200Z', 0.5)
  pen.bar(202, 136, 90, 16, 7, pen.slope(second))
  pen.bar(
    276,
    200,
    84,
    62,
    26,
    pen.blend([
      [0, lit(main, 0.4)],
      [0.4, main],
      [1, dim(main, 0.4)],
    ]),
  )
  pen.bar(300, 201, 8, 60, 0, palette.saffron)
  pen.shape('M318 204V172L310 150H350L342 172V204Z', pen.round(second))
  pen.oval(330, 150, 20, 5, dim(second, 0.4))
  pen.oval(360, 232, 7, 13, pen.ball(palette.saffron))
  wheel(68, 24)
  wheel(144, 24)
  wheel(246, 34)
  wheel(330, 26)
  pen.line('M364 276Q384 290 396 286', palette.bone, 3)
}

export const buildingBlocks: Drawing = (pen, [main, second, accent]) => {
  const { oak, dusk } = palette
  const cube = (x: number, y: number, size: number, hue: string) => {
    pen.shape(`M${x} ${y}l12-10h${size}l-12 10Z`, lit(hue, 0.4))
    pen.shape(`M${x + size} ${y}l12-10v${size}l-12 10Z`, dim(hue, 0.36))
    pen.bar(x, y, size, size, 2, pen.slope(hue))
  }
  pen.ground(206, 324, 154)
  cube(78, 252, 72, main)
  cube(240, 252, 72, accent)
  pen.shape('M150 252h90v72h-18q0-42-27-42t-27 42h-18Z', pen.slope(oak))
  pen.shape('M168 324q0-42 27-42q8 0 14 4q-24 6-28 38Z', dim(oak, 0.5))
  pen.bar(66, 236, 258, 18, 2, pen.fall(lit(oak, 0.15)))
  pen.shape('M66 236l12-10h258l-12 10ZM324 236l12-10v18l-12 10Z', lit(oak, 0.4))
  cube(102, 164, 64, dusk)
  pen.bar(206, 152, 36, 78, 3, pen.round(second))
  pen.oval(224, 152, 18, 5, lit(second, 0.4))
  pen.bar(264, 152, 36, 78, 3, pen.round(oak))
  pen.oval(282, 152, 18, 5, lit(oak, 0.4))
  pen.bar(194, 134, 118, 18, 2, pen.fall(main))
  pen.shape('M200 134L254 74L308 134Z', pen.slope(second))
  pen.shape('M254 74L308 134H320L264 68Z', dim(second, 0.4))
  pen.shape('M96 164L134 112L172 164Z', pen.slope(accent))
  pen.shape('M134 112L172 164H184L144 106Z', dim(accent, 0.4))
  pen.oval(114, 288, 15, 15, palette.snow, 'opacity=".8"')
  pen.crease('M86 246q60-4 120 0t100-2', 1.5, 0.2)
  pen.shape('M276 274l14 28h-28Z', palette.snow, 'opacity=".7"')
}

export const robot: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 334, 96)
  for (const x of [166, 216]) {
    pen.bar(x + 3, 254, 14, 30, 4, dim(main, 0.4))
    pen.bar(x, 268, 20, 40, 4, pen.round(main))
    pen.shape(`M${x - 14} 334v-14q2-14 16-14h16q16 0 18 14v14Z`, pen.slope(second))
  }
  for (const [x, turn] of [
    [112, 18],
    [288, -24],
  ] as const)
    pen.group(`rotate(${turn} ${x} 172)`, () => {
      pen.oval(x, 172, 17, 17, pen.ball(accent))
      pen.bar(x - 9, 178, 18, 50, 6, pen.round(main))
      pen.bar(x - 7, 224, 14, 14, 4, dim(main, 0.4))
      pen.shape(`M${x - 16} 262q-4-26 16-28q20 2 16 28l-9-2v-12h-14v12Z`, pen.slope(second))
    })
  pen.bar(128, 154, 144, 108, 12, pen.slope(main))
  pen.bar(146, 172, 108, 56, 8, pen.slope(second))
  pen.oval(176, 200, 16, 16, pen.slope(palette.snow))
  pen.line('M176 200l8-8', accent, 3)
  for (const [y, hue] of [
    [188, accent],
    [200, palette.saffron],
    [212, palette.sage],
  ] as const)
    pen.bar(206, y - 4, 34, 8, 4, hue)
  pen.crease('M136 240q60-6 128 2', 1.5, 0.2)
  pen.bar(186, 138, 28, 20, 3, dim(main, 0.35))
  pen.bar(198, 40, 5, 26, 2, palette.brass)
  pen.oval(200, 38, 11, 11, pen.ball(accent))
  pen.bar(140, 62, 120, 80, 18, pen.slope(lit(main, 0.12)))
  pen.oval(138, 102, 8, 15, pen.ball(second))
  pen.oval(262, 102, 8, 15, pen.ball(second))
  for (const x of [174, 226]) {
    pen.oval(x, 96, 16, 16, pen.slope(palette.snow))
    pen.oval(x + 2, 98, 8, 8, palette.ink)
    pen.oval(x, 95, 3, 3, '#fff')
  }
  pen.line('M178 122Q200 136 222 122', palette.walnut, 4)
  pen.shine('M150 76Q154 68 170 68H220Q166 76 154 116Q148 100 150 76Z', 0.35)
}
