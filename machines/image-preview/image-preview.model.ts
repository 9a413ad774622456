import type { FullAnswer } from '@statecart/prove'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { imagePreviewMachine } from './image-preview.machine.ts'

const good = 'https://pictures.example/lamp.png'
const sameOrigin = 'http://shop.example/lamp.svg'
const unsafe = 'http://pictures.example/lamp.png'

type PreviewAnswer = FullAnswer<typeof imagePreviewMachine>

const typed: readonly PreviewAnswer[] = [
  {
    when: (context, { address }) => address !== context.address && address === '',
    to: 'empty',
    after: (_, { address }) => address === '',
  },
  {
    when: (context, { address }) => address.trim() !== context.address,
    to: 'pausing',
    after: (_, { address }, event) => address === event.address.trim(),
  },
]
const isCurrentAddress: NonNullable<PreviewAnswer['when']> = ({ address }, event) => address === event.address

export const imagePreviewModel = defineShopModel({
  machine: imagePreviewMachine,
  purpose:
    'Previews an image address before it is submitted; only https and the shop’s own images are requested.',
  input: { address: '  ', origin: 'http://shop.example' },
  events: [
    { type: 'image.address', address: good },
    { type: 'image.address', address: ` ${sameOrigin}` },
    { type: 'image.address', address: '/lamp.svg' },
    { type: 'image.address', address: unsafe },
    { type: 'image.address', address: '' },
    { type: 'image.loaded', address: good },
    { type: 'image.failed', address: good },
    { type: 'image.loaded', address: sameOrigin },
    { type: 'image.failed', address: sameOrigin },
    { type: 'xstate.after.pause.imagePreview.pausing' },
  ],
  abstract: ({ address }) => address,
  answers: {
    '*': { 'image.address': typed },
    pausing: {
      'xstate.after.pause.imagePreview.pausing': [
        { when: ({ address }) => address === unsafe, to: 'invalid' },
        { to: 'loading' },
      ],
    },
    loading: {
      'image.loaded': { when: isCurrentAddress, to: 'valid' },
      'image.failed': { when: isCurrentAddress, to: 'invalid' },
    },
  },
  tags: { pausing: ['waiting'], loading: ['shown', 'waiting'], valid: ['shown'], invalid: ['invalid'] },
  delays: { pause: 300 },
  invariants: {
    'no picture of an unsafe address is shown': (snapshot) =>
      !snapshot.hasTag('shown') || snapshot.context.address !== unsafe,
    'empty means that there is no address': ({ value, context }) =>
      (value === 'empty') === (context.address === ''),
  },
})
