import type { Catalogue } from '../catalogue.ts'

export const contact: Catalogue['contact'] = {
  title: 'Contacto',
  lead: 'Una pregunta, un deseo, un fallo: escríbenos a cualquier hora.',
  description: 'Escribe a la tienda, llama o ven a vernos.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  submit: 'Enviar mensaje',
  busy: 'Enviando...',
  sentTitle: '¡Mensaje enviado correctamente!',
  sentText:
    'Gracias. Esta es una tienda de demostración: tu mensaje se ha anotado en el registro de este navegador y no se ha enviado a nadie.',
  another: 'Escribir otro mensaje',
  reach: 'Otras formas de contactar',
  mail: 'Correo',
  phone: 'Teléfono',
  address: 'Dirección',
  addressText: '12 Awning Row, Harbour Quarter, Exampleton 01042',
  hours: 'Horario',
  hoursText: 'A todas horas, todos los días',
}
