import { defineTexts } from '../texts.ts'

export const contactTexts = defineTexts('contact', {
  title: 'Contact',
  lead: 'A question, a wish, a fault: write to us, at any hour.',
  description: 'Write to the shop, call, or come by.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
  busy: 'Sending...',
  sentTitle: 'Message sent successfully!',
  sentText:
    'Thank you. This is a demonstration shop: your message was written to this browser’s log and sent to nobody.',
  another: 'Write another message',
  reach: 'Other ways to reach us',
  mail: 'Mail',
  phone: 'Phone',
  address: 'Address',
  addressText: '12 Awning Row, Harbour Quarter, Exampleton 01042',
  hours: 'Hours',
  hoursText: 'Around the clock, every day',
})
