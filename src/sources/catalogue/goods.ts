import type { Picture } from '../drawing/drawing.ts'

type Goods = {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly price: number
  readonly picture: Picture
}

export type FirstGoods = Goods & { readonly rating: { readonly rate: number; readonly count: number } }

export type SecondGoods = Goods & {
  readonly rating: number
  readonly stock: number
  readonly brand?: string
}
