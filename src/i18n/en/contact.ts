import { defineTexts } from '../texts.ts'

export const contactTexts = defineTexts('contact', {
  title: 'Contact',
  lead: 'Questions, suggestions or problems? We are here around the clock.',
  description: 'Contact us by message, email or phone, or visit the shop.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
  sentTitle: 'Message sent successfully!',
  sentText:
    'Thank you. This is a demo shop: your message was written to this browser’s log and was not sent to anyone.',
  another: 'Write another message',
  reach: 'Other ways to reach us',
  mail: 'Email',
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  hoursText: '24 hours a day, 7 days a week',
})
