import { firstCatalogue } from './catalogue/one.ts'
import { secondCatalogue } from './catalogue/two.ts'
import type { Picture } from './drawing/drawing.ts'
import { drawPicture } from './drawing/picture.ts'
import { fingerprint } from './fingerprint.ts'

export type PictureFile = { readonly address: string; readonly svg: string }

type Source = 'one' | 'two'
type Pictured = { readonly id: number; readonly picture: Picture }

type Album = {
  readonly addresses: ReadonlyMap<string, readonly string[]>
  readonly svgs: ReadonlyMap<string, string>
}

function filesOf(source: Source, { id, picture }: Pictured): readonly PictureFile[] {
  return [undefined, ...picture.views].map((view, i) => {
    const svg = drawPicture(picture, view)
    const name = i === 0 ? `${source}-${id}` : `${source}-${id}-${i}`
    return { address: `/pictures/${name}.${fingerprint(svg)}.svg`, svg }
  })
}

function drawAlbum(): Album {
  const addresses = new Map<string, readonly string[]>()
  const svgs = new Map<string, string>()
  const add = (source: Source, products: readonly Pictured[]) => {
    for (const product of products) {
      const files = filesOf(source, product)
      addresses.set(
        `${source}-${product.id}`,
        files.map((file) => file.address),
      )
      for (const file of files) svgs.set(file.address, file.svg)
    }
  }
  add('one', firstCatalogue)
  add('two', secondCatalogue)
  return { addresses, svgs }
}

let drawnOnce: Album | undefined
const album = (): Album => {
  drawnOnce ??= drawAlbum()
  return drawnOnce
}

export const addressesOf = (source: Source, id: number): readonly string[] =>
  album().addresses.get(`${source}-${id}`) ?? []

export const pictureAt = (address: string): string | undefined => album().svgs.get(address)

export const pictureFiles = (): readonly PictureFile[] =>
  [...album().svgs].map(([address, svg]) => ({ address, svg }))
