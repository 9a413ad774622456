import type { Catalogue } from '../catalogue.ts'

export const problems: Catalogue['problems'] = {
  required: 'Este campo es obligatorio',
  firstNameRequired: 'El nombre es obligatorio',
  lastNameRequired: 'Los apellidos son obligatorios',
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'Introduce una dirección de correo electrónico válida',
  passwordRequired: 'La contraseña es obligatoria',
  confirmRequired: 'Confirma tu contraseña',
  passwordsDiffer: 'Las contraseñas no coinciden',
  passwordShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordWrong: 'Esta no es tu contraseña actual',
  priceInvalid: 'Introduce un precio válido mayor que 0',
  imageInvalid: 'La URL de la imagen no es válida. Introduce un enlace de imagen válido.',
  avatarInvalid: 'La URL de la imagen no es válida. Introduce un enlace de imagen válido.',
  cardNumberInvalid: 'Introduce un número de tarjeta válido',
  cardSavedAlready: 'Esta tarjeta ya está guardada',
  cardHolderInvalid: 'Introduce un nombre de titular válido',
  expiryInvalid: 'Introduce una fecha de caducidad válida',
  codeInvalid: 'Introduce un CVV válido',
  countryInvalid: 'Elige un país',
  userExists: 'Ya existe una cuenta con este correo',
  summary: 'Corrige estos campos:',
  afterLabel: (problem) => `: ${problem}`,
}

export const countries: Catalogue['countries'] = {
  US: 'Estados Unidos',
  CA: 'Canadá',
  UK: 'Reino Unido',
  AU: 'Australia',
}

export const imagePreview: Catalogue['imagePreview'] = {
  picture: 'Vista previa de la imagen',
  empty: 'Tu imagen se mostrará aquí',
  invalid: 'No hay ninguna imagen en esa dirección',
  loading: 'Cargando la imagen',
  change: 'Cambiar imagen',
}
