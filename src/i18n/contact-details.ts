/** The fictional contact details of the shop: the domain and the telephone number are reserved for examples. */
export const shopMail = 'hello@statecart.example'
export const shopPhone = '+1 (202) 555-0142'
export const shopPhoneLink = `tel:${shopPhone.replace(/[^+\d]/g, '')}`
export const shopAddress = '12 Awning Row, Harbor Quarter, Exampleton 01042'
