import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const yogaMat: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 312, 160, 26)
  pen.shape('M92 296L236 212H374L300 306H110Z', pen.slope(lit(main, 0.12)))
  pen.shape('M110 306H300L374 212V218L302 314H112Z', dim(second, 0.2))
  pen.line('M132 292L262 218M284 296L352 222', second, 2, 'opacity=".6"')
  pen.shape(
    'M50 200H250V312H50Z',
    pen.blend([
      [0, lit(main, 0.3)],
      [0.3, main],
      [0.75, dim(main, 0.35)],
      [1, dim(main, 0.15)],
    ]),
  )
  pen.oval(250, 256, 44, 56, dim(main, 0.2))
  pen.oval(50, 256, 44, 56, dim(main, 0.35))
  pen.shape(
    'M50 200H250V312H50Z',
    pen.blend([
      [0, lit(main, 0.35)],
      [0.3, main],
      [0.8, dim(main, 0.42)],
      [1, dim(main, 0.2)],
    ]),
  )
  pen.oval(250, 256, 44, 56, pen.slope(second))
  pen.line('M250 212a34 44 0 1 1-1 88a26 34 0 1 1 1-70a18 24 0 1 1 0 50a10 14 0 1 1 1-28', dim(main, 0.15), 7)
  pen.shape(
    'M92 199h20q-16 56 0 114H92q-16-56 0-114ZM180 199h20q-16 56 0 114h-20q-16-56 0-114Z',
    pen.fall(accent),
  )
  pen.line('M98 200C104 160 178 160 186 200', accent, 8)
  pen.line('M98 198C104 158 178 158 186 198', lit(accent, 0.4), 3)
  pen.glint('M40 214Q140 206 240 214', 4, 0.35)
}

export const kettlebell: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 326, 112)
  pen.line('M150 196C118 84 150 66 200 66S282 84 250 196', dim(main, 0.4), 38)
  pen.line('M149 192C118 84 150 64 199 64S281 84 249 192', main, 30)
  pen.glint('M136 168C118 90 146 56 206 54', 6, 0.4)
  pen.line('M266 176C280 110 268 76 240 68', lit(main, 0.15), 4, 'opacity=".5"')
  pen.shape(
    'M200 152Q302 154 302 244Q300 296 262 320Q254 326 240 326H160Q146 326 138 320Q100 296 98 244Q98 154 200 152Z',
    pen.ball(main),
  )
  pen.shape(
    'M108 282Q200 316 292 282Q284 304 262 320Q254 326 240 326H160Q146 326 138 320Q116 304 108 282Z',
    second,
    'opacity=".92"',
  )
  pen.shape(
    'M108 282Q200 316 292 282Q284 304 262 320Q254 326 240 326H160Q146 326 138 320Q116 304 108 282Z',
    pen.blend(
      [
        [0, '#fff', 0.15],
        [0.4, '#fff', 0],
        [1, '#212', 0.5],
      ],
      'across',
    ),
  )
  pen.oval(200, 232, 46, 44, pen.slope(lit(main, 0.1)))
  pen.line('M182 218L190 212V252M210 222Q212 210 222 212Q234 218 224 232L208 252H230', accent, 7)
  pen.shine('M120 226Q124 184 164 170Q140 196 138 250Q122 246 120 226Z', 0.3)
}

export const basketball: Drawing = (pen, [main, second, accent]) => {
  const grain = pen.cloth(9, 9, () => {
    pen.oval(3, 3, 1.5, 1.5, '#2123')
    pen.oval(7.5, 7.5, 1.5, 1.5, '#fff3')
  })
  pen.ground(206, 322, 108)
  pen.oval(
    200,
    196,
    128,
    128,
    pen.glow([
      [0, lit(accent, 0.25)],
      [0.35, main],
      [0.8, dim(main, 0.45)],
      [1, dim(main, 0.6)],
    ]),
  )
  pen.oval(200, 196, 128, 128, grain)
  pen.group('rotate(-18 200 196)', () => {
    pen.line(
      'M72 196Q200 236 328 196M200 68Q178 196 200 324M104 112Q184 150 176 196T112 288M296 112Q222 150 228 196T290 286',
      second,
      5,
    )
    pen.line('M72 199Q200 239 328 199', lit(main, 0.4), 1.5, 'opacity=".6"')
  })
  pen.shine('M100 160Q116 96 184 84Q140 116 124 180Q104 180 100 160Z', 0.35)
  pen.glint('M318 236Q300 292 248 314', 5, 0.2)
}

export const racket: Drawing = (pen, [main, second, accent]) => {
  const strings = pen.cloth(13, 13, () => pen.line('M0 6H13M6 0V13', lit(second, 0.2), 1.6))
  pen.group('rotate(32 200 200)', () => {
    pen.faded(0.2, () => {
      pen.oval(218, 132, 84, 108, 'none', 'stroke="#241826" stroke-width="14"')
      pen.line('M184 230L214 280V372M252 230L222 280', '#241826', 12)
    })
    pen.oval(200, 116, 82, 106, strings)
    pen.line('M162 206Q176 250 194 268M238 206Q224 250 206 268', dim(main, 0.2), 11)
    pen.oval(200, 116, 84, 108, 'none', `stroke="${dim(main, 0.35)}" stroke-width="15"`)
    pen.oval(199, 115, 84, 108, 'none', `stroke="${main}" stroke-width="10"`)
    pen.line('M160 205Q200 232 240 205', second, 9)
    pen.line('M122 84Q138 22 196 12', lit(main, 0.7), 4, 'opacity=".8"')
    pen.line('M118 146Q126 178 146 200M282 146Q274 178 254 200', second, 10)
    pen.bar(187, 258, 26, 30, 4, pen.round(second))
    pen.bar(184, 282, 32, 112, 6, pen.round(palette.charcoal))
    pen.crease('M184 302L216 292M184 320L216 310M184 338L216 328M184 356L216 346M184 374L216 364', 3, 0.6)
  })
  pen.ground(300, 330, 40)
  pen.oval(300, 296, 38, 38, pen.ball(accent))
  pen.line('M270 276Q300 290 294 332M318 264Q306 292 336 304', palette.snow, 4)
}

export const sportBottle: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 334, 66)
  pen.line('M176 76C172 30 228 30 224 76', dim(palette.charcoal, 0.2), 12)
  pen.line('M175 74C172 32 227 30 223 74', palette.slate, 5)
  pen.bar(166, 70, 68, 40, 6, pen.round(accent))
  pen.crease('M170 82H230M170 94H230', 1.5, 0.25)
  pen.bar(170, 108, 60, 16, 2, pen.metal(second))
  pen.shape(
    'M170 122H230Q264 142 264 178V318Q264 334 248 334H152Q136 334 136 318V178Q136 142 170 122Z',
    pen.round(main),
  )
  pen.bar(136, 314, 128, 20, 8, pen.metal(second))
  pen.shape('M172 262L192 216L206 240L216 226L234 262Z', lit(second, 0.7), 'opacity=".9"')
  pen.oval(220, 210, 8, 8, palette.saffron)
  pen.line('M178 274H226', lit(second, 0.6), 3)
  pen.shine('M148 180Q148 152 172 136Q160 156 160 182V308H148Z', 0.38)
  pen.glint('M256 176V306', 3, 0.2)
}

export const dumbbells: Drawing = (pen, [main, second, accent]) => {
  const dumbbell = (x: number, y: number, turn: number) =>
    pen.group(`translate(${x} ${y})rotate(${turn})`, () => {
      const head = (at: number) => {
        pen.shape(
          `M${at - 34}-20L${at - 18}-48H${at + 22}L${at + 36}-20V22L${at + 22} 48H${at - 18}L${at - 34} 22Z`,
          pen.blend([
            [0, lit(main, 0.34)],
            [0.3, main],
            [1, dim(main, 0.5)],
          ]),
        )
        pen.shape(`M${at - 34}-20L${at - 18}-48H${at + 22}L${at + 36}-20Z`, lit(main, 0.2))
        pen.glint(`M${at - 16}-44H${at + 20}`, 2, 0.3)
      }
      pen.bar(
        -80,
        -15,
        160,
        30,
        12,
        pen.blend([
          [0, dim(second, 0.3)],
          [0.25, lit(second, 0.75)],
          [0.55, second],
          [1, dim(second, 0.55)],
        ]),
      )
      pen.crease(
        'M-48-14L-38 14M-34-14L-24 14M-20-14L-10 14M-6-14L4 14M8-14L18 14M22-14L32 14M36-14L46 14',
        2,
        0.3,
      )
      head(-96)
      head(96)
      pen.line('M-88-18H-104V-3Q-88-8-86 6Q-90 20-106 14M108-18H92V-3Q108-8 110 6Q106 20 90 14', accent, 5)
    })
  pen.ground(196, 218, 150, 18)
  dumbbell(210, 166, -8)
  pen.ground(196, 316, 160, 22)
  dumbbell(186, 262, 6)
}
