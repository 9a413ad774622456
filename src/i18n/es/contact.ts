import type { Catalogue } from '../catalogue.ts'

export const contact: Catalogue['contact'] = {
  title: 'Contacto',
  lead: '¿Preguntas, sugerencias o problemas? Te atendemos a cualquier hora.',
  description: 'Contacta con nosotros por mensaje, correo o teléfono, o visita la tienda.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  submit: 'Enviar mensaje',
  sentTitle: '¡Mensaje enviado correctamente!',
  sentText:
    'Gracias. Esta es una tienda de demostración: tu mensaje se ha anotado en el registro de este navegador y no se ha enviado a nadie.',
  another: 'Escribir otro mensaje',
  reach: 'Otras formas de contactar',
  mail: 'Correo',
  phone: 'Teléfono',
  address: 'Dirección',
  hours: 'Horario',
  hoursText: 'Las 24 horas, los 7 días de la semana',
}
