import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckboxField } from '../../../src/components/checkbox-field.tsx'
import { SelectField } from '../../../src/components/select-field.tsx'
import { TextField } from '../../../src/components/text-field.tsx'
import { show } from './show.tsx'

afterEach(cleanup)

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
]

describe('fields', () => {
  it('have their label as accessible name, without the star', () => {
    show(<TextField name="email" label="Email" required />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(screen.getByLabelText('Email')).toBe(input)
    expect(input.hasAttribute('required')).toBe(true)
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true')
  })

  it('follow the direction of the typed text, such as an Arabic address', () => {
    show(<TextField name="city" label="City" />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).dir).toBe('auto')
  })

  it('are described by hint and error, and are only invalid with an error', () => {
    const { showInstead } = show(<TextField name="password" label="Password" hint="At least 6" />)
    const input = screen.getByLabelText('Password')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(describedBy(input)).toEqual(['At least 6'])
    showInstead(<TextField name="password" label="Password" hint="At least 6" error="Too short" />)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(input)).toEqual(['At least 6', 'Too short'])
  })

  it('have distinct ids in two forms with the same fields', () => {
    show(
      <>
        <TextField name="city" label="City" error="First" />
        <TextField name="city" label="City" error="Second" />
      </>,
    )
    const [first, second] = screen.getAllByLabelText('City')
    expect(first && describedBy(first)).toEqual(['First'])
    expect(second && describedBy(second)).toEqual(['Second'])
  })

  it('report typed, selected and checked values', async () => {
    const typed = vi.fn<(value: string) => void>()
    const chosen = vi.fn<(value: string) => void>()
    const ticked = vi.fn<(checked: boolean) => void>()
    show(
      <>
        <TextField name="title" label="Title" onChange={typed} />
        <SelectField name="country" label="Country" choices={countries} placeholder="" onChange={chosen} />
        <CheckboxField name="sms" label="SMS notifications" onChange={ticked} />
      </>,
    )
    const visitor = userEvent.setup()
    await visitor.type(screen.getByRole('textbox', { name: 'Title' }), 'a')
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada')
    await visitor.click(screen.getByRole('checkbox', { name: 'SMS notifications' }))
    expect(typed.mock.calls).toEqual([['a']])
    expect(chosen.mock.calls).toEqual([['CA']])
    expect(ticked.mock.calls).toEqual([[true]])
  })
  it('are marked as read-only, also where HTML has no read-only control', () => {
    show(
      <>
        <SelectField name="country" label="Country" choices={countries} readOnly />
        <CheckboxField name="sms" label="SMS notifications" readOnly />
        <SelectField name="state" label="State" choices={countries} />
      </>,
    )
    const readOnly = [
      ...screen.getAllByRole('combobox'),
      screen.getByRole('checkbox', { name: 'SMS notifications' }),
    ].map((field) => field.getAttribute('aria-readonly'))
    expect(readOnly).toEqual(['true', null, 'true'])
  })
})
