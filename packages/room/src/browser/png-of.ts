/** Twice the drawn size, so that small text stays readable. */
const pixelRatio = 2

/** Renders an SVG as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * pixelRatio
    canvas.height = image.naturalHeight * pixelRatio
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
        'image/png',
      )
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
