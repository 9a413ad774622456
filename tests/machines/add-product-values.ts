export const shopOrigin = 'http://shop.example'

/** The values typed into the form of a new product. */
export const hatValues = {
  title: ' Wool Hat ',
  price: '25.5',
  category: "men's clothing",
  description: 'Warm.',
  image: '/pictures/hat.svg',
}
