import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageHead } from '../../../src/components/page-head.tsx'
import { useShopSelector } from '../../../src/components/shop-context.tsx'
import { visit } from '../visit.tsx'

afterEach(() => {
  cleanup()
  document.getElementById('structured-data')?.remove()
})

const Screen = () => {
  const path = useShopSelector('navigation', ({ context }) => context.place.path)
  return (
    <>
      <PageHead
        title={`Page ${path}`}
        description={`All about ${path}`}
        canonical={path}
        jsonLd={{ '@type': 'WebPage', name: `</script>${path}` }}
      />
      <h1 tabIndex={-1}>{path}</h1>
    </>
  )
}

it('reports each arrival to the history after the new screen is rendered', async () => {
  const { ports, actors } = visit(<Screen />)
  expect(ports.history.arrivals.map(({ place }) => place.path)).toEqual(['/'])
  const restoreScrollAndFocus = ports.history.restoreScrollAndFocus
  const seen: (string | null)[] = []
  ports.history.restoreScrollAndFocus = (place, how) => {
    seen.push(screen.getByRole('heading', { level: 1 }).textContent, document.title, how)
    restoreScrollAndFocus(place, how)
  }
  act(() => actors.navigation.send({ type: 'navigation.push', to: '/about' }))
  await waitFor(() => expect(seen).toEqual(['/about', 'Page /about · Statecart', 'push']))
  act(() => actors.navigation.send({ type: 'navigation.replace', to: '/about?more=1' }))
  expect(ports.history.arrivals.map(({ place }) => place.path + place.search)).toEqual([
    '/',
    '/about',
    '/about?more=1',
  ])
})

it('announces the title, unless the heading gets the focus and is read anyway', async () => {
  const { ports, actors } = visit(<Screen />)
  const announced = () => document.querySelector('.visually-hidden[aria-live]')?.textContent
  act(() => actors.navigation.send({ type: 'navigation.push', to: '/about' }))
  await waitFor(() => expect(announced()).toBe('Page /about · Statecart'))
  ports.history.restoreScrollAndFocus = () => screen.getByRole('heading', { level: 1 }).focus()
  act(() => actors.navigation.send({ type: 'navigation.push', to: '/faq' }))
  await waitFor(() => expect(document.title).toBe('Page /faq · Statecart'))
  expect(announced()).toBe('')
})

it('keeps a single description, canonical address and structured data block', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/ld+json" id="structured-data">[]</script>',
  )
  const { actors, unmount } = visit(<Screen />)
  act(() => actors.navigation.send({ type: 'navigation.push', to: '/about' }))
  const contentOf = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.getAttribute(attribute))
  await waitFor(() => expect(contentOf('meta[name="description"]', 'content')).toEqual(['All about /about']))
  expect(contentOf('link[rel="canonical"]', 'href')).toEqual([`${location.origin}/about`])
  expect(contentOf('meta[property="og:title"]', 'content')).toEqual(['Page /about'])
  const facts = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent)
  expect(facts()).toEqual(['{"@type":"WebPage","name":"</script>/about"}'])
  unmount()
  expect(facts()).toEqual(['[]'])
})
