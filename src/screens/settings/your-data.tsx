import { chakra, Grid, Text } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { ChangeEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import { administrator } from '../../../machines/domain/current-user.ts'
import type { User } from '../../../machines/domain/user.ts'
import type { Backup, OwnerData } from '../../../machines/your-data/backup.ts'
import { yourDataWith } from '../../../machines/your-data/your-data.effects.ts'
import type { ImportMode, yourDataMachine } from '../../../machines/your-data/your-data.machine.ts'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Fact, Facts } from '../../components/data-list.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { refresh } from '../../components/icons.ts'
import { ModalLoadingOverlay } from '../../components/modal-loading-overlay.tsx'
import { download } from '../../components/screen-icons.ts'
import { useScreen } from '../../components/shop-context.tsx'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { yourDataTexts } from '../../i18n/en/settings.ts'
import { SettingsActions, SettingsPart } from './settings-part.tsx'

type Snapshot = SnapshotFrom<typeof yourDataMachine>

const backupOf = (snapshot: Snapshot) => (snapshot.hasTag('previewing') ? snapshot.context.backup : undefined)
const refusalOf = (snapshot: Snapshot) => (snapshot.hasTag('refused') ? snapshot.context.refusal : undefined)
const failureOf = (snapshot: Snapshot) =>
  (['notRead', 'notSaved'] as const).find((tag) => snapshot.hasTag(tag))
const workOf = (snapshot: Snapshot) => (['importing', 'erasing'] as const).find((tag) => snapshot.hasTag(tag))
const isAsking = (snapshot: Snapshot) => snapshot.hasTag('asking')

export const YourData = ({ user }: { readonly user: User }) => {
  const words = useTexts(yourDataTexts)
  const actor = useScreen('yourData', yourDataWith, { user })
  const backup = useSelector(actor, backupOf)
  const refusal = useSelector(actor, refusalOf)
  const failure = useSelector(actor, failureOf)
  const work = useSelector(actor, workOf)
  const asking = useSelector(actor, isAsking)
  return (
    <>
      <SettingsPart as="h3" title={words.title} lead={words.lead}>
        {refusal ? (
          <Banner tone="negative" role="alert">
            {words.refusals[refusal.problem]}
            {refusal.where ? ` ${words.at(refusal.where)}` : null}
          </Banner>
        ) : null}
        {failure ? (
          <Banner tone="negative" role="alert">
            {words[failure]}
          </Banner>
        ) : null}
        <SettingsActions>
          <Button variant="outline" onClick={() => actor.send({ type: 'data.export' })}>
            <Icon of={download} />
            {words.export}
          </Button>
          <FileChoice label={words.import} onChoose={(file) => actor.send({ type: 'data.chosen', file })} />
        </SettingsActions>
        <Text textStyle="note">{words.importHint}</Text>
      </SettingsPart>
      <SettingsPart
        as="h3"
        title={words.deleteTitle}
        lead={user.id === administrator.id ? words.deleteBuiltIn : words.deleteLead}
      >
        <SettingsActions>
          <Button variant="danger" onClick={() => actor.send({ type: 'account.delete.ask' })}>
            {words.delete}
          </Button>
        </SettingsActions>
      </SettingsPart>
      {backup ? (
        <BackupPreview
          backup={backup}
          onImport={(mode) => actor.send({ type: 'data.import', mode })}
          onCancel={() => actor.send({ type: 'data.dropped' })}
        />
      ) : null}
      {asking ? (
        <ConfirmDialog
          danger
          title={words.question}
          confirmLabel={words.confirm}
          cancelLabel={words.keep}
          onConfirm={() => actor.send({ type: 'account.delete.confirm' })}
          onCancel={() => actor.send({ type: 'account.delete.cancel' })}
        >
          <p>{words.questionText}</p>
        </ConfirmDialog>
      ) : null}
      {work ? <ModalLoadingOverlay label={words[work]} /> : null}
    </>
  )
}

/** The input is invisible, so the element after it shows the focus ring. */
const focusRingOnNext = {
  '&:focus-visible + *': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  '&:hover + *': { borderColor: 'fg.default', bg: 'bg.sunken' },
}

type Props = { readonly label: string; readonly onChoose: (file: File) => void }

/** A file input styled as a button; cleared after each choice, so that a corrected file can be chosen again. */
const FileChoice = ({ label, onChoose }: Props) => {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onChoose(file)
    currentTarget.value = ''
  }
  return (
    <chakra.label position="relative" display="inline-flex" maxWidth="full">
      <chakra.input
        type="file"
        accept="application/json,.json"
        position="absolute"
        inset="0"
        width="full"
        cursor="pointer"
        opacity="0"
        css={focusRingOnNext}
        onChange={choose}
      />
      <Button as="span" variant="outline" type={undefined} pointerEvents="none">
        <Icon of={refresh} />
        {label}
      </Button>
    </chakra.label>
  )
}

type PreviewProps = {
  readonly backup: Backup
  readonly onImport: (mode: ImportMode) => void
  readonly onCancel: () => void
}

/** Parts of a backup that are shown with the number of their entries. */
const listParts = ['orders', 'paymentMethods', 'wishlist', 'cart', 'recentlyViewed'] as const
/** Parts that a backup contains or does not contain. */
const optionalParts = ['settings', 'preferences'] as const

/** Shows the content of a file before it is imported. */
const BackupPreview = ({ backup, onImport, onCancel }: PreviewProps) => {
  const words = useTexts(yourDataTexts)
  const { date } = useFormat()
  const { account, savedAt, holdings } = backup
  return (
    <Dialog
      title={words.preview}
      closeLabel={words.close}
      onClose={onCancel}
      foot={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button variant="outline" onClick={() => onImport('replace')}>
            {words.replace}
          </Button>
          <Button onClick={() => onImport('merge')}>{words.merge}</Button>
        </>
      }
    >
      <Grid gap="4">
        <Text overflowWrap="anywhere">
          {words.previewOf(account.name, account.email, date(new Date(savedAt)))}
        </Text>
        <p>{words.here}</p>
        <Contents holdings={holdings} />
        <Text as="ul" textStyle="note">
          <li>{words.mergeText}</li>
          <li>{words.replaceText}</li>
        </Text>
      </Grid>
    </Dialog>
  )
}

const Contents = ({ holdings }: { holdings: OwnerData }) => {
  const words = useTexts(yourDataTexts)
  const { number } = useFormat()
  const drafts = Object.keys(holdings.drafts).length
  return (
    <Facts>
      {listParts.map((part) => (
        <Fact key={part} term={words.rows[part]}>
          {number(holdings[part].length)}
        </Fact>
      ))}
      {optionalParts.map((part) => (
        <Fact key={part} term={words.rows[part]}>
          {holdings[part] ? words.yes : words.no}
        </Fact>
      ))}
      <Fact term={words.rows.drafts}>{number(drafts)}</Fact>
    </Facts>
  )
}
