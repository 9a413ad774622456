import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'

export const pottedPlant: Drawing = (pen, [main, second, accent]) => {
  const leaf = (x: number, y: number, turn: number, size: number, hue: string) =>
    pen.group(`translate(${x} ${y})rotate(${turn})scale(${size})`, () => {
      pen.shape(
        'M0 0C-38-22-40-78 0-112C40-78 38-22 0 0Z',
        pen.blend(
          [
            [0, lit(hue, 0.35)],
            [0.5, hue],
            [0.52, dim(hue, 0.16)],
            [1, dim(hue, 0.4)],
          ],
          'across',
        ),
      )
      pen.line('M0 0V-104M0-24l-20-18M0-24l20-18M0-52l-20-18M0-52l20-18', lit(hue, 0.5), 2, 'opacity=".5"')
    })
  pen.ground(206, 330, 92)
  pen.line(
    'M200 240C196 180 206 120 200 70M200 230C180 190 150 180 130 160M202 224C230 190 250 180 274 164M200 180C214 150 230 140 246 116M200 170C184 140 166 130 152 112',
    dim(main, 0.3),
    6,
  )
  leaf(200, 82, 2, 0.7, lit(main, 0.12))
  leaf(150, 120, -42, 0.72, accent)
  leaf(248, 124, 44, 0.76, main)
  leaf(134, 172, -66, 0.86, main)
  leaf(270, 176, 68, 0.86, accent)
  leaf(206, 176, 18, 0.74, lit(main, 0.06))
  leaf(184, 196, -28, 0.7, lit(main, 0.14))
  pen.oval(200, 234, 70, 12, '#4a3227')
  pen.shape('M132 250H268L252 322Q248 332 232 332H168Q152 332 148 322Z', pen.round(second))
  pen.shape('M122 228Q160 244 200 244T278 228V256Q240 270 200 270T122 256Z', pen.round(lit(second, 0.06)))
  pen.shade('M132 264Q200 282 268 264L265 276Q200 292 135 276Z', 0.2)
  pen.shine('M132 238V256L146 260V242ZM150 274L160 320H168L162 278Z', 0.3)
}

export const cactus: Drawing = (pen, [main, second, accent]) => {
  const ribs = (d: string) => pen.line(d, lit(main, 0.5), 2.5, 'stroke-dasharray="1 9"')
  pen.ground(204, 328, 78)
  pen.line('M172 168C132 172 126 150 126 126', main, 34)
  pen.line('M232 190C276 192 280 170 280 140', dim(main, 0.22), 32)
  pen.glint('M118 128C118 150 124 160 140 164', 4, 0.3)
  pen.bar(158, 62, 86, 190, 42, pen.round(main))
  pen.crease('M180 76Q170 160 178 240M202 66V240M222 76Q234 160 224 240', 3, 0.22)
  ribs('M169 96V234M191 72V238M213 72V238M234 98V234M126 124Q126 160 150 168M281 142Q280 184 252 190')
  for (let turn = -60; turn <= 60; turn += 30)
    pen.oval(204, 50, 7, 17, pen.ball(accent), `transform="rotate(${turn} 204 64)"`)
  pen.oval(204, 60, 7, 6, '#f3c65a')
  pen.oval(126, 106, 10, 9, pen.ball(accent))
  pen.oval(200, 244, 70, 12, '#5a3d2e')
  pen.shape('M126 244Q200 268 274 244L262 314Q258 330 240 330H160Q142 330 138 314Z', pen.round(second))
  pen.shape(
    'M130 268l15 22 15-18 15 20 16-19 15 20 16-20 16 18 16-20 16 18-2 10-14 14-16-16-16 18-16-20-16 20-16-20-16 18-15-16-14 14Z',
    accent,
    'opacity=".85"',
  )
  pen.shine('M138 256L150 316Q154 324 162 324L154 260Z', 0.35)
}
