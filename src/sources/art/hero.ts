import { dim, lit } from '../drawing/colour.ts'
import { palette } from '../drawing/palette.ts'
import { createPen, type Pen } from '../drawing/pen.ts'
import { headphones } from '../drawing/shapes/electronics.ts'

const {
  bone,
  brass,
  charcoal,
  clay,
  dusk,
  gold,
  leather,
  oak,
  pine,
  saffron,
  sage,
  sky,
  snow,
  vermilion,
  walnut,
} = palette

function room(pen: Pen): void {
  pen.bar(
    0,
    0,
    1200,
    900,
    0,
    pen.blend([
      [0, '#f3e2c8'],
      [0.7, '#e8cba9'],
      [1, '#dcb58d'],
    ]),
  )
  pen.bar(
    0,
    0,
    1200,
    700,
    0,
    pen.glow(
      [
        [0, '#fff9e8'],
        [0.5, '#fff3d6', 0.35],
        [1, '#c98f6a', 0.28],
      ],
      'cx=".12" cy=".05" r="1.1"',
    ),
  )
  pen.group('translate(250 -40)skewY(16)', () => {
    for (const x of [0, 158]) for (const y of [0, 178, 356]) pen.bar(x, y, 144, 164, 0, '#fffbe69e')
  })
  pen.line('M316 8C344 130 300 260 356 410M330 60C392 130 430 160 500 190', '#96643f28', 5)
  pen.shape(
    'M326 70q-12-36-56-36 6 40 56 36M336 112q12-40 62-44-6 46-62 44M332 140q-16-34-60-28 12 38 60 28M326 196q20-40 70-36-14 44-70 36M322 222q-24-28-62-12 20 32 62 12M328 290q28-34 70-20-22 36-70 20M334 322q-32-18-62 8 32 22 62-8M356 400q-4-38 44-48 0 42-44 48M416 130q-6-36 32-56 10 38-32 56M446 158q22-22 60-8-20 30-60 8',
    '#96643f30',
  )
}

function table(pen: Pen): void {
  pen.bar(
    0,
    656,
    1200,
    244,
    0,
    pen.blend([
      [0, lit(oak, 0.5)],
      [0.25, lit(oak, 0.12)],
      [0.82, oak],
      [0.83, dim(oak, 0.28)],
      [1, dim(oak, 0.5)],
    ]),
  )
  pen.shape('M250 656H420L560 858H340ZM470 656H620L840 858H620Z', '#fff4d266')
  pen.crease(
    'M0 690Q300 682 620 692T1200 688M0 744Q240 752 560 742T1200 750M0 804Q420 796 1200 800',
    1.5,
    0.13,
  )
}

function hangings(pen: Pen): void {
  pen.bar(628, 92, 500, 18, 6, pen.fall(walnut))
  for (const x of [784, 972]) pen.oval(x, 104, 10, 12, pen.ball(oak))
  pen.group('translate(30 22)', () => {
    pen.shade(
      'M720 184Q682 200 672 262L648 420 692 426 704 480Q784 508 864 480L876 426 920 420 896 262Q886 200 848 184Z',
      0.13,
    )
    pen.shade(
      'M938 170Q896 180 884 240L922 254 940 330Q904 440 878 590 970 622 1066 590 1040 440 1004 328L1022 254 1060 240Q1048 180 1006 170Z',
      0.13,
    )
  })
  for (const x of [784, 972]) {
    pen.line(`M${x} 160V134q0-12 10-14t2-16`, brass, 4)
    pen.line(`M${x - 66} 194L${x} 158l66 36`, pen.fall(oak), 9)
  }
  pen.shape(
    'M720 184Q682 200 672 262L648 420Q670 434 692 426L724 300ZM848 184Q886 200 896 262L920 420Q898 434 876 426L844 300Z',
    pen.slope(dim(dusk, 0.08)),
  )
  pen.shape(
    'M744 170Q708 180 708 214L704 480Q784 508 864 480L860 214Q860 180 824 170Q784 196 744 170Z',
    pen.round(dusk),
  )
  pen.shape('M744 168Q784 188 824 168L784 236Z', dim(dusk, 0.55))
  pen.shape(
    'M748 158Q730 176 732 196L764 232 784 206Q758 184 748 158ZM820 158Q838 176 836 196L804 232 784 206Q810 184 820 158Z',
    pen.slope(lit(dusk, 0.28)),
  )
  pen.line('M784 224V490', lit(dusk, 0.25), 14)
  pen.line('M784 236V480', snow, 7, 'stroke-dasharray="0 44"')
  pen.shape('M808 262h38v40l-19 10-19-10Z', lit(dusk, 0.14))
  pen.shape('M936 172Q914 184 918 216L940 330H1004L1026 216Q1030 184 1008 172L974 262Z', pen.round(vermilion))
  pen.shape(
    'M938 170Q896 180 884 240Q898 256 922 254ZM1006 170Q1048 180 1060 240Q1046 256 1022 254Z',
    pen.slope(dim(vermilion, 0.12)),
  )
  pen.shape('M940 328H1004Q1040 440 1066 590Q970 622 878 590Q904 440 940 328Z', pen.round(vermilion))
  pen.crease('M956 344Q924 470 912 600M972 344Q972 480 968 608M990 344Q1024 470 1034 598', 6, 0.2)
  pen.shape('M936 172L974 264 962 328H940L918 216Q914 184 936 172Z', lit(vermilion, 0.12))
  pen.bar(936, 320, 72, 18, 4, dim(vermilion, 0.35))
  pen.line('M950 332C926 372 938 404 922 440', dim(vermilion, 0.3), 9)
}

function branches(pen: Pen): void {
  const stems =
    'M222 524C210 430 180 380 136 318M230 524C228 420 242 350 236 262M238 524C250 430 290 390 342 344'
  pen.ground(226, 734, 116, 16)
  pen.line(stems, dim(sage, 0.45), 4)
  pen.line(stems, dim(sage, 0.22), 25, 'stroke-dasharray="0 34" transform="translate(-13 -6)"')
  pen.line(stems, sage, 25, 'stroke-dasharray="0 34" stroke-dashoffset="-14" transform="translate(12 0)"')
  pen.line(
    stems,
    lit(sage, 0.4),
    8,
    'stroke-dasharray="0 34" stroke-dashoffset="-14" transform="translate(8 -5)"',
  )
  pen.shape(
    'M190 514Q186 548 184 560 112 576 112 640 112 690 164 738H288Q344 690 344 640 344 576 272 560 268 548 266 514Z',
    pen.round(pine),
  )
  pen.oval(228, 514, 38, 9, lit(pine, 0.4))
  pen.oval(228, 516, 31, 6, dim(pine, 0.6))
  pen.shine('M146 600Q122 644 158 698 152 642 172 588 156 588 146 600Z', 0.35)
}

function folded(pen: Pen): void {
  const rib = pen.cloth(6, 60, () => pen.line('M3 0V60', '#2121', 2))
  pen.ground(504, 790, 180, 20)
  for (const [y, hue, x] of [
    [734, pine, 344],
    [686, bone, 352],
    [638, saffron, 340],
  ] as const) {
    const fold = `M${x + 10} ${y}H${x + 296}q26 4 26 27t-26 27H${x + 10}q-14-26 0-54Z`
    pen.shape(fold, pen.fall(hue))
    pen.shape(fold, rib)
    pen.crease(`M${x + 6} ${y + 30}H${x + 288}q22-2 22-12`, 4, 0.3)
  }
}

function cup(pen: Pen): void {
  pen.ground(806, 790, 78, 12)
  pen.line('M868 664C934 654 934 750 862 746', dim(clay, 0.2), 18)
  pen.line('M868 662C930 652 930 746 862 743', lit(clay, 0.25), 9)
  pen.shape('M736 642V762Q738 790 804 790T872 762V642Z', pen.round(snow))
  pen.shape('M736 700Q770 716 804 704T872 706V762Q870 790 804 790T736 762Z', pen.round(clay))
  pen.oval(804, 643, 68, 15, snow)
  pen.oval(804, 646, 58, 10, '#5b3524')
  pen.line('M780 628C762 600 800 584 782 552M816 628C800 596 834 580 818 540', '#fff8', 7)
  pen.shine('M750 664V770L764 776V666Z', 0.35)
}

function dish(pen: Pen): void {
  pen.ground(990, 824, 110, 14)
  pen.shape('M886 784Q892 826 990 828T1094 784Z', pen.round(snow))
  pen.oval(990, 784, 104, 22, lit(clay, 0.75))
  pen.oval(990, 787, 94, 17, pen.fall('#e3b8a2'))
  pen.oval(966, 764, 26, 27, 'none', `stroke="${pen.metal(gold)}" stroke-width="8"`)
  pen.shape('M944 722l9-11h26l9 11-22 25Z', pen.slope(lit(sky, 0.7)))
  pen.line('M944 722h44M953 711l6 11 7-11 7 11 6-11M959 722l7 25 7-25', '#fff', 1.5)
  for (const [x, y] of [
    [1022, 780],
    [1052, 784],
  ] as const)
    pen.oval(x, y, 15, 15, pen.ball(snow))
}
/** The first thing that a shopper sees: a table by the window, early, with something of every kind on it. */
export function drawHero(): string {
  const pen = createPen()
  room(pen)
  hangings(pen)
  table(pen)
  branches(pen)
  folded(pen)
  pen.group('translate(324 358)scale(.89)', () => headphones(pen, [charcoal, leather, brass]))
  cup(pen)
  dish(pen)
  return pen.write('0 0 1200 900', 'width="1200" height="900"')
}
