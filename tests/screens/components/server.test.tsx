// @vitest-environment node
import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Accordion } from '../../../src/components/accordion.tsx'
import { Badge } from '../../../src/components/badge.tsx'
import { Banner } from '../../../src/components/banner.tsx'
import { Breadcrumb } from '../../../src/components/breadcrumb.tsx'
import { Button } from '../../../src/components/button.tsx'
import { CardPanel } from '../../../src/components/card-panel.tsx'
import { CheckboxField } from '../../../src/components/checkbox-field.tsx'
import { Fact, Facts } from '../../../src/components/data-list.tsx'
import { Drawer } from '../../../src/components/dialog.tsx'
import { EmptyState } from '../../../src/components/empty-state.tsx'
import { CartDrawing } from '../../../src/components/empty-state-drawings.tsx'
import { cart } from '../../../src/components/icons.ts'
import { Link } from '../../../src/components/link.tsx'
import { LoadingOverlay } from '../../../src/components/loading-overlay.tsx'
import { Logo } from '../../../src/components/logo.tsx'
import { Page, PageHeading, Section } from '../../../src/components/page.tsx'
import { ProductSkeleton } from '../../../src/components/product-card.tsx'
import { ProductImage } from '../../../src/components/product-image.tsx'
import { Skeleton } from '../../../src/components/skeleton.tsx'
import { Table } from '../../../src/components/table.tsx'
import { TextField } from '../../../src/components/text-field.tsx'
import { ToggleButton } from '../../../src/components/toggle-button.tsx'
import { system } from '../../../src/theme/system.ts'

const pressNothing = () => undefined
const written = (children: ReactNode) =>
  renderToString(
    <ChakraProvider value={system()}>
      <MemoryRouter>{children}</MemoryRouter>
    </ChakraProvider>,
  )

const parts: Record<string, [part: ReactNode, written: RegExp]> = {
  accordion: [
    <Accordion key="a" openId="fees" items={[{ id: 'fees', title: 'Fees', content: 'None' }]} />,
    /<details[^>]*open=""[^>]*id="fees"|<details[^>]*id="fees"[^>]*open=""/,
  ],
  badge: [<Badge key="b">New</Badge>, /sc-badge[^>]*>New</],
  banner: [<Banner key="b">Offline</Banner>, /role="status"/],
  breadcrumb: [
    <Breadcrumb key="b" label="Trail" trail={[{ label: 'Home', to: '/' }, { label: 'Lamp' }]} />,
    /aria-current="page"[^>]*>Lamp/,
  ],
  button: [<Button key="b">Save</Button>, /<button type="button"[^>]*>Save</],
  'card panel': [<CardPanel key="c">Total</CardPanel>, />Total</],
  'checkbox field': [<CheckboxField key="c" name="sms" label="SMS" checked />, /checked=""/],
  drawer: [
    <Drawer key="d" title="Cart" closeLabel="Close" onClose={pressNothing}>
      Lines
    </Drawer>,
    /<dialog[^>]*data-placement="end"/,
  ],
  'empty state': [
    <EmptyState key="e" title="Nothing" headingAs="h1" />,
    /<h1[^>]*tabindex="-1"[^>]*>Nothing/,
  ],
  'empty state with a drawing': [
    <EmptyState key="e" title="Nothing" art={<CartDrawing />} />,
    /<div[^>]*aria-hidden="true"[^>]*><svg/,
  ],
  link: [
    <Link key="l" to="/faq">
      Questions
    </Link>,
    /href="\/faq"/,
  ],
  'loading overlay': [<LoadingOverlay key="l" label="Loading" />, /role="status".*Loading/],
  logo: [<Logo key="l" name="Statecart" />, /visually-hidden">Statecart/],
  page: [
    <Page key="p" width="form">
      <PageHeading lead="Soon">About</PageHeading>
      <Section title="Who">Us</Section>
    </Page>,
    /<h1[^>]*>About<\/h1>.*<h2[^>]*>Who<\/h2>/,
  ],
  'product image': [<ProductImage key="p" src="" alt="Lamp" />, /data-broken=""[^>]*alt="Lamp"/],
  'product skeleton': [<ProductSkeleton key="p" />, /data-testid="product-skeleton" aria-hidden="true"/],
  skeleton: [<Skeleton key="s" width="3rem" />, /width:3rem/],
  facts: [
    <Facts key="f">
      <Fact term="Total">$1.00</Fact>
    </Facts>,
    /Total<\/dt>.*<dd[^>]*>\$1\.00<\/dd>/,
  ],
  table: [
    <Table
      key="t"
      caption="Delivery"
      columns={[
        { key: 'kind', title: 'Kind' },
        { key: 'days', title: 'Days', numeric: true },
      ]}
      rows={[{ key: 'slow', cells: { kind: 'Standard', days: '5' } }]}
    />,
    /aria-labelledby="([^"]+)".*<caption id="\1">Delivery<\/caption>.*<th scope="row">Standard<\/th><td data-numeric="true">5<\/td>/,
  ],
  'text field': [<TextField key="t" name="zip" label="ZIP code" error="Missing" />, /aria-invalid="true"/],
  'toggle button': [
    <ToggleButton key="t" pressed icon={cart}>
      Wishlist
    </ToggleButton>,
    /aria-pressed="true"/,
  ],
}

describe('in Node, without a browser', () => {
  it.each(Object.entries(parts))('%s renders', (_name, [part, expected]) => {
    expect(written(part)).toMatch(expected)
  })
})
