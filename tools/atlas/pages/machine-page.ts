import type { ChartTransition } from '@statecart/chart'
import { type Html, html } from '../../html.ts'
import type { AtlasMachine, AtlasState, View } from '../atlas.ts'
import { chartFigure } from './chart-figure.ts'
import { framed } from './frame.ts'
import { viewArticle } from './view-article.ts'

/** The page of a machine: its chart, a section for each state, and its transitions. */
export function machinePage(machine: AtlasMachine, common: ReadonlySet<string>): string {
  const { name, purpose, path, states, views, tests } = machine
  const sections = sectionsOf(states, views)
  return framed(
    name,
    html`<h1>${name}</h1>
<p class="lead">${purpose}</p>
<p><code>${path}.machine.ts</code></p>
${chartFigure(name, machine)}
<nav aria-label="States"><ul class="chips">${states.map((state) => html`<li><a href="#${anchorOf(state.path)}">${state.path || name}</a></li>`)}</ul></nav>
${sections.map(({ state, own }) => stateSection(machine, state, own, common))}
<section><h2 id="transitions">Transitions</h2>
<table><thead><tr><th>From</th><th>On</th><th>Condition</th><th>To</th><th>Shows</th></tr></thead>
<tbody>${machine.chart.transitions.map((transition) => transitionRow(machine, transition))}</tbody></table></section>
<section><h2 id="tests">Tests of this machine</h2><ul class="columns">${tests.map((file) => html`<li><code>${file}</code></li>`)}</ul></section>`,
  )
}

/** Puts each view into the section of its first state that has no view yet, otherwise of its first state. */
function sectionsOf(states: readonly AtlasState[], views: readonly View[]) {
  const placed = new Map<View, string>()
  const filled = new Set<string>()
  for (const view of views) {
    const place = view.states.find((state) => !filled.has(state)) ?? view.states[0] ?? ''
    filled.add(place)
    placed.set(view, place)
  }
  return states.map((state) => ({ state, own: views.filter((view) => placed.get(view) === state.path) }))
}

export function anchorOf(state: string): string {
  return `state-${state}`
}

function stateSection(
  machine: AtlasMachine,
  { path, reason, entered }: AtlasState,
  own: readonly View[],
  common: ReadonlySet<string>,
): Html {
  const shown = own.filter(({ pictures }, at) => own.findIndex((other) => looksLike(other, pictures)) === at)
  const elsewhere = own.length > 0 ? [] : machine.views.filter((view) => view.states.includes(path))
  const { pure, rendered, browser } = entered
  return html`<section class="state"><h2 id="${anchorOf(path)}">${path || machine.name}</h2>
<p>The tests of the model enter it ${pure} times in Node, ${rendered} in jsdom and ${browser} in a browser.</p>
${reason === undefined ? '' : html`<p class="missing">No picture: ${reason}.</p>`}
<div class="views">${shown.map((view) => viewArticle(machine, view, common))}</div>
${elsewhere.length > 0 && html`<p>Also in ${elsewhere.slice(0, 12).map((view) => html`<a href="#view-${view.id}">${view.states.join(' and ')}</a>`)}</p>`}
</section>`
}

function looksLike(view: View, pictures: View['pictures']): boolean {
  return Object.entries(pictures).every(([look, { file }]) => view.pictures[look]?.file === file)
}

function transitionRow({ chart, views }: AtlasMachine, transition: ChartTransition): Html {
  const pathOf = (id: string) => chart.states.find((state) => state.id === id)?.path || '(root)'
  const { source, cause, guard = '', targets } = transition
  return html`<tr><td>${pathOf(source)}</td><td><code>${cause}</code></td><td>${guard}</td>
<td>${targets.map(pathOf).join(', ')}</td><td>${shownBy(transition.id, views)}</td></tr>`
}

/** A link to the picture that shows the effect of a transition. */
function shownBy(transition: string, views: readonly View[]): Html {
  const taking = views.filter(({ taken }) => taken.includes(transition))
  if (taking.length === 0) return html`not taken by a path in the browser`
  const change = taking.find(({ isNew }) => isNew)
  if (!change) return html`nothing that can be seen`
  // Equal pictures of a state are shown once.
  const first = views.find((view) => view.states[0] === change.states[0] && looksLike(view, change.pictures))
  return html`<a href="#view-${(first ?? change).id}">picture</a>`
}
