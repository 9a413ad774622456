import { type Html, html } from '../../html.ts'
import { type Atlas, type AtlasMachine, type AtlasState, countOf } from '../atlas.ts'
import { framed } from './frame.ts'
import { anchorOf } from './machine-page.ts'

/** The page with a card for every state, and a field that filters the cards. */
export function indexPage(atlas: Atlas, common: ReadonlySet<string>): string {
  const { shown, all } = countOf(atlas.machines)
  const missing = atlas.machines.flatMap(({ name, states }) =>
    states.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ name, path, reason }])),
  )
  return framed(
    'Every state of the shop',
    html`<h1>Every state of the shop</h1>
<p class="lead">${shown} of ${all} resting states have a picture, of commit <code>${atlas.commit.slice(0, 10)}</code>.</p>
<search><label>Search states, events, texts and message keys <input type="search" data-search autocomplete="off"></label>
<output data-count></output></search>
${atlas.machines.map((machine) => machineSection(atlas, machine, common))}
${missing.length > 0 && html`<section><h2>Without a picture</h2><ul>${missing.map(({ name, path, reason }) => html`<li>${name} <code>${path}</code>: ${reason}</li>`)}</ul></section>`}`,
    true,
  )
}

function machineSection(atlas: Atlas, machine: AtlasMachine, common: ReadonlySet<string>): Html {
  const { name, purpose, states } = machine
  return html`<section class="machine" data-group><h2><a href="${name}.html">${name}</a></h2><p>${purpose}</p>
<ul class="cards">${states.map((state) => card(atlas, machine, state, common))}</ul></section>`
}

function card(
  atlas: Atlas,
  { name, views }: AtlasMachine,
  { path, reason }: AtlasState,
  common: ReadonlySet<string>,
): Html {
  const own = views.filter(({ states }) => states.includes(path))
  const [look] = Object.keys(own[0]?.pictures ?? {})
  const view = own.find(({ isNew }) => isNew) ?? own[0]
  const picture = look === undefined ? undefined : view?.pictures[look]
  const keys = [...new Set(own.flatMap(({ messages }) => messages))].filter((key) => !common.has(key))
  const texts = keys.flatMap((key) => Object.values(atlas.messages).map((messages) => messages[key] ?? ''))
  const found = [name, path, ...own.flatMap(({ events }) => events), ...keys, ...texts]
  return html`<li class="card" data-find="${[...new Set(found)].join(' ').toLowerCase()}"><a href="${name}.html#${anchorOf(path)}">
${picture ? html`<img loading="lazy" src="pictures/${picture.file}" width="${picture.width}" height="${picture.height}" alt="">` : html`<span class="missing">${reason ?? ''}</span>`}
<span>${path || name}</span></a></li>`
}
