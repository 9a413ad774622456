import { differencesIn } from '@statecart/chart'
import { type Html, html } from '../../html.ts'
import type { Atlas } from '../atlas.ts'
import type { AtlasChanges, LocatedView } from '../compare.ts'
import { nameOf, type ReportedPicture } from '../report.ts'
import { chartFigure } from './chart-figure.ts'
import { framed } from './frame.ts'

interface Compared {
  ref: string
  before: Atlas
  after: Atlas
  changes: AtlasChanges
  pictures: readonly ReportedPicture[]
}

/** The page with the changes against another commit: messages, colors, charts and pictures. */
export function changesPage({ ref, before, after, changes, pictures }: Compared): string {
  return framed(
    `Changes against ${ref}`,
    html`<h1>Changes against ${ref}</h1>
<p class="lead">Changed charts: ${changes.charts.length}, messages: ${changes.messages.length}, colors: ${changes.colors.length}, pictures: ${pictures.length}.</p>
${listed('Machines', [
  ...changes.added.map((name) => html`<a href="${name}.html">${name}</a> added`),
  ...changes.removed.map((name) => html`${name} removed`),
])}
${listed(
  'Messages',
  changes.messages.map(
    ({ language, key, before: old, after: now }) =>
      html`${language} <code>${key}</code>: “${old}” → “${now}”`,
  ),
)}
${listed(
  'Colors',
  changes.colors.map(
    ({ token, before: old, after: now }) =>
      html`<code>${token}</code>: <span class="swatch" style="background:${old}"></span> ${old} → <span class="swatch" style="background:${now}"></span> ${now}`,
  ),
)}
${listed(
  'Paths that ended early',
  changes.broken.map((why) => html`${why.split('\n')[0]}`),
)}
${changes.charts.map((change) => chartSection(change, before, after))}
${pictures.length > 0 && html`<h2>Pictures</h2>`}
${pictures.map(pictureSection)}
${listed(
  'Views that are new',
  changes.appeared.map((located) => viewItem(located, 'pictures')),
)}
${listed(
  'Views that are gone',
  changes.disappeared.map((located) => viewItem(located, 'before')),
)}`,
  )
}

function listed(title: string, items: readonly Html[]): Html {
  if (items.length === 0) return html``
  return html`<section><h2>${title}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></section>`
}

const words = { '+': 'added', '-': 'removed', '~': 'changed' } as const

function chartSection({ name, diff }: AtlasChanges['charts'][number], before: Atlas, after: Atlas): Html {
  const [old, now] = [before, after].map(({ machines }) => machines.find((machine) => machine.name === name))
  const rows = differencesIn(diff).map(
    ({ sign, subject, details }) =>
      html`<tr><td>${words[sign]}</td><td>${subject}</td><td>${details.map(({ field, before: from, after: to }) => html`<div>${field}: <code>${from || 'none'}</code> → <code>${to || 'none'}</code></div>`)}</td></tr>`,
  )
  return html`<section><h2>Chart of ${name}</h2><table><thead><tr><th>What</th><th>Where</th><th>How</th></tr></thead><tbody>${rows}</tbody></table>
<h3>Before</h3>${old && chartFigure(`${name} before`, old)}<h3>After</h3>${now && chartFigure(`${name} after`, now)}</section>`
}

function pictureSection({ change, also, pixels, difference, causes }: ReportedPicture): Html {
  const { before, after, look, machine, view } = change
  const name = `${nameOf(change)}, ${look.replaceAll('-', ', ')}`
  return html`<article class="view" tabindex="-1">
<h3><a href="${machine}.html#view-${view.id}">${nameOf(change)}</a> <small>${look.replaceAll('-', ', ')}, ${pixels} pixels</small></h3>
<p>${causes.length > 0 ? html`Because of ${causes.join('; ')}.` : html`<span class="missing">No known cause.</span>`}${also.length > 0 && html` The same in ${[...new Set(also.map(nameOf))].join(', ')}.`}</p>
<div class="compared"><img loading="lazy" src="pictures/${after.file}" width="${after.width}" height="${after.height}" alt="${name}, after"><img loading="lazy" class="cut" src="before/${before.file}" width="${before.width}" height="${before.height}" alt="${name}, before">
<label>Before to after <input type="range" min="0" max="100" value="50"></label></div>
<details><summary>Side by side</summary><div class="pictures"><img loading="lazy" src="before/${before.file}" width="${before.width}" height="${before.height}" alt="Before"><img loading="lazy" src="pictures/${after.file}" width="${after.width}" height="${after.height}" alt="After"></div></details>
<details><summary>Difference</summary><img loading="lazy" src="difference/${difference}" alt="What differs, in red"></details>
</article>`
}

function viewItem(located: LocatedView, folder: string): Html {
  const [picture] = Object.values(located.view.pictures)
  return html`${picture ? html`<a href="${folder}/${picture.file}">${nameOf(located)}</a>` : nameOf(located)}`
}
