import type { Scenario } from '@statecart/room'
import { SourceError } from '../../../machines/domain/errors.ts'
import { sourceNames, sourceOf } from '../../../machines/domain/sources.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { scenariosTexts } from '../../i18n/room/en/labels.ts'
import { wordsOf } from '../../i18n/texts.ts'
import {
  administratorSession,
  customerSession,
  expiredCard,
  fullCart,
  threeOrders,
  writeRecords,
} from './scenario-records.ts'

type Unlabelled = Omit<Scenario<Ports>, 'label'> & { id: keyof typeof scenariosTexts.en }

const [, secondSource] = sourceNames

const shopScenarios: readonly Unlabelled[] = [
  { id: 'new-visitor', path: '/', prepare: async () => undefined },
  {
    id: 'full-cart',
    path: '/cart',
    prepare: (world) => writeRecords(world, { ...customerSession, ...fullCart }),
  },
  {
    id: 'three-orders',
    path: '/profile/orders',
    prepare: (world) => writeRecords(world, { ...customerSession, ...threeOrders }),
  },
  {
    id: 'expired-card',
    path: '/checkout',
    prepare: (world) => writeRecords(world, { ...customerSession, ...fullCart, ...expiredCard }),
  },
  {
    id: 'source-down',
    path: '/products',
    prepare({ sources }) {
      const list = sources.list.bind(sources)
      const product = sources.product.bind(sources)
      sources.list = (...request) => (request[0] === secondSource ? rejectRequest() : list(...request))
      sources.product = (...request) =>
        sourceOf(request[0]).source === secondSource ? rejectRequest() : product(...request)
      return Promise.resolve()
    },
  },
  {
    id: 'sources-down',
    path: '/products',
    prepare({ sources }) {
      sources.list = rejectRequest
      sources.product = rejectRequest
      sources.categories = rejectRequest
      return Promise.resolve()
    },
  },
  {
    id: 'administrator',
    path: '/products/new',
    prepare: (world) => writeRecords(world, administratorSession),
  },
]

/** The starting points that a tester can choose. */
export const scenarios: readonly Scenario<Ports>[] = shopScenarios.map((scenario) => ({
  ...scenario,
  label: (language) => wordsOf(scenariosTexts, language)[scenario.id],
}))

function rejectRequest(): Promise<never> {
  return Promise.reject(new SourceError('Failed fetching products', undefined, undefined))
}
