import { isWithin } from '@statecart/chart'
import { type Html, html } from '../../html.ts'
import type { AtlasMachine, View } from '../atlas.ts'

/** The pictures of a view in different looks, and the path to the view. */
export function viewArticle(machine: AtlasMachine, view: View, common: ReadonlySet<string>): Html {
  const last = view.path.at(-1) ?? ''
  const own = view.messages.filter((key) => !common.has(key))
  const heading = view.events.length > 0 ? view.events.join(' + ') : 'as the page opens'
  return html`<article class="view" id="view-${view.id}" tabindex="-1">
<h3>${last} <small><code>${heading}</code></small></h3>
<div class="pictures">${Object.entries(view.pictures).map(([look, picture]) => pictureLink(machine.name, view, look, picture))}</div>
<details><summary>Path (${view.path.length === 1 ? '1 step' : `${view.path.length} steps`})</summary><ol>${view.path.map((step) => html`<li>${step}</li>`)}</ol></details>
<details><summary>Actors (${view.actors.length})</summary><ul class="columns">${view.actors.map(({ name, states }) => html`<li><b>${name}</b> ${states.filter((state) => state !== '').join(', ')}</li>`)}</ul></details>
<details><summary>Messages (${own.length} here, ${view.messages.length - own.length} on most pages)</summary><ul class="columns">${own.map((key) => html`<li><code>${key}</code></li>`)}</ul></details>
<p><a data-live href="${liveAddress(machine, view)}">Open the live shop in this state</a> at <code>${view.address}</code></p>
</article>`
}

function pictureLink(
  machine: string,
  view: View,
  look: string,
  { file, width, height }: View['pictures'][string],
): Html {
  return html`<a class="picture" data-size="${look.split('-')[0]}" href="pictures/${file}"><img loading="lazy" src="pictures/${file}" width="${width}" height="${height}" alt="${machine}, ${view.states.join(' and ')}: ${look.replaceAll('-', ', ')}"></a>`
}

/** The URL of a machine room that opens a separate shop and brings the machine to the state. */
function liveAddress({ name, chart }: AtlasMachine, { address, actors, states }: View): string {
  const isSignedIn = actors.some(
    ({ name: actor, states: leaves }) =>
      actor === 'session' && leaves.some((leaf) => isWithin(leaf, 'signedIn')),
  )
  const visitor = isSignedIn ? 'full-cart' : 'new-visitor'
  const scenario = address.startsWith('/products/new') ? 'administrator' : visitor
  const paths = chart.states.map(({ path }) => path)
  const go = states.filter((state) => paths.includes(state)).map((state) => `${name}.${state}`)
  const query = new URLSearchParams({ scenario, at: address, go: go[0] ?? name })
  return `/inspect?${query}`
}
