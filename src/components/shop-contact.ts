/** Fictional contacts: a domain and a number reserved for examples. */
export const mailAddress = 'hello@statecart.example'
export const phoneAddress = 'tel:+12025550142'
export const phoneText = '+1 (202) 555-0142'
