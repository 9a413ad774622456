import { chakra } from '@chakra-ui/react'
import { shallowEqual, useSelector } from '@xstate/react'
import {
  type ComponentProps,
  createContext,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type FieldValue, type Problems, shownProblems } from '../../machines/domain/form.ts'
import type { formMachine } from '../../machines/form/form.machine.ts'
import { isFocusLost } from '../focus-lost.ts'
import { problemTexts } from '../i18n/en/forms.ts'
import { Banner } from './banner.tsx'
import { OuterLink } from './link.tsx'
import { useTexts } from './use-texts.ts'

export type FormRef = ActorRefFrom<typeof formMachine>
type FormSnapshot = SnapshotFrom<typeof formMachine>

interface OpenForm {
  form: FormRef
  idOf(name: string): string
}

const FormContext = createContext<OpenForm | undefined>(undefined)

const refusalsOf = (snapshot: FormSnapshot) => snapshot.context.refusals
const isBusy = (snapshot: FormSnapshot) => snapshot.hasTag('busy')
const isRevealed = (snapshot: FormSnapshot) => snapshot.hasTag('revealed')
const shownProblemsOf = (snapshot: FormSnapshot) => shownProblems(snapshot.context)
const summarized = (snapshot: FormSnapshot) => (snapshot.hasTag('refused') ? shownProblemsOf(snapshot) : none)

type Props = Omit<ComponentProps<typeof chakra.form>, 'form'> & {
  readonly form: FormRef
  readonly label: string
  /** The labels of the fields, for the error summary. */
  readonly labels: Readonly<Record<string, string>>
}

/** The base of every form: sends its events to the machine and shows the errors that the machine finds. */
export const Form = ({ form, label, labels, children, ...rest }: Props) => {
  const prefix = useId()
  const element = useRef<HTMLFormElement>(null)
  const refusals = useSelector(form, refusalsOf)
  const busy = useSelector(form, isBusy)
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  useFocusRestored(element, busy)
  useFieldLeftWithPage(element, form)
  useFocusHeldOnPress(element)
  return (
    <FormContext value={{ form, idOf: (name) => `${prefix}${name}` }}>
      <chakra.form
        ref={element}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.send({ type: 'form.submit' })
        }}
        {...rest}
      >
        <FormSummary labels={labels} />
        {children}
      </chakra.form>
    </FormContext>
  )
}

/** The submit button loses the focus because it is disabled during submission; this hook returns the focus afterwards. */
function useFocusRestored(element: RefObject<HTMLFormElement | null>, busy: boolean): void {
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    if (busy) {
      wasBusy.current = true
    } else if (wasBusy.current) {
      wasBusy.current = false
      const { activeElement } = document
      // A second click on the disabled button focuses the main element around the form.
      const isAround = activeElement?.contains(element.current)
      if (isAround || isFocusLost()) element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    }
  }, [busy, element])
}

/** Leaving the page or the screen counts as leaving the field, so that the text typed last is saved. */
function useFieldLeftWithPage(element: RefObject<HTMLFormElement | null>, form: FormRef): void {
  useLayoutEffect(() => {
    const leave = () => {
      const field = element.current?.querySelector('[name]:focus')
      if (field && form.getSnapshot().status === 'active')
        form.send({ type: 'field.left', name: field.getAttribute('name') ?? '' })
    }
    addEventListener('pagehide', leave)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
    }
  }, [element, form])
}

/**
 * A press on a control below the focused field leaves the focus in the field. Otherwise an error of the field would
 * appear at the start of the press and move the button away from the pointer, and the click would miss it.
 */
function useFocusHeldOnPress(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const field = element.current?.querySelector('[name]:focus')
      const pressed = event.target instanceof Element ? event.target.closest(controls) : null
      const isBelow =
        pressed && field && field.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_FOLLOWING
      if (isBelow) event.preventDefault()
    }
    document.addEventListener('mousedown', hold)
    return () => document.removeEventListener('mousedown', hold)
  }, [element])
}

const controls = 'a, button, label, [type="checkbox"], [type="radio"]'

const FormSummary = ({ labels }: Pick<Props, 'labels'>) => {
  const { form, idOf } = useForm()
  const words = useTexts(problemTexts)
  const problems = useSelector(form, summarized, shallowEqual)
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <Banner tone="negative" role="alert">
      <p>{words.summary}</p>
      <chakra.ul className="sc-form-summary" display="grid" gap="1" mt="2" ps="5" listStyleType="disc">
        {entries.map(([name, problem]) => (
          <li key={name}>
            <OuterLink
              href={`#${idOf(name)}`}
              display="inline-block"
              py="0.5"
              color="inherit"
              fontWeight="semibold"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(idOf(name))?.focus()
              }}
            >
              {labels[name] ?? name}
            </OuterLink>
            {words.afterLabel(words[problem])}
          </li>
        ))}
      </chakra.ul>
    </Banner>
  )
}

/** Reports why the submitted form was not accepted, if there is a text. */
export const FormFailure = ({ children }: { readonly children: string | false | undefined }) =>
  children ? (
    <Banner tone="negative" role="alert">
      {children}
    </Banner>
  ) : null

const none: Problems = {}

export function useForm(): OpenForm {
  const open = use(FormContext)
  if (!open) throw new Error('Missing <Form>')
  return open
}

export interface FieldState {
  id: string
  value: FieldValue | undefined
  error: string | undefined
  /** True while the form is being submitted; its fields are then read-only. */
  busy: boolean
  change(value: FieldValue): void
  leave(): void
}

/** A field's value, and its error once the field has been left. */
export function useField(name: string): FieldState {
  const { form, idOf } = useForm()
  const words = useTexts(problemTexts)
  const busy = useSelector(form, isBusy)
  const value = useSelector(form, (snapshot) => snapshot.context.values[name])
  const problem = useSelector(form, (snapshot) => shownProblemsOf(snapshot)[name])
  return {
    id: idOf(name),
    value,
    error: problem && words[problem],
    busy,
    change: (next) => form.send({ type: 'field.changed', name, value: next }),
    leave: () => form.send({ type: 'field.left', name }),
  }
}

export function useIsBusy(): boolean {
  return useSelector(useForm().form, isBusy)
}

export function useIsRevealed(): boolean {
  return useSelector(useForm().form, isRevealed)
}
