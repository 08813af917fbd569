import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { phoneText } from '@homologa/domain/countries/phone';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import { INVITE_FIELDS } from '@homologa/domain/suppliers/supplier-fields';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { ReactNode } from 'react';
import { requestFilePath } from '../../shared/data/provider/verbs/requests.verbs';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { AnswerList } from '../../suppliers/answers/AnswerList';
import { DETAIL } from '../../suppliers/detail/detail.texts';
import { DESK } from '../desk.texts';
import { useRequest } from '../request-context';
import { Lines } from './SuppliedFiles';
import { SupplierForm } from './SupplierForm';

export function SupplierData() {
  const t = useText();
  const { id, supplier, bir_request: bir, questionnaire, answers } = useRequest();
  const { invite, account } = supplier;
  const show = (field: (typeof INVITE_FIELDS)[number]): ReactNode => {
    if (field === 'country') return isCountryId(invite.country) ? t(COUNTRY_NAMES[invite.country]) : invite.country;
    if (field === 'tax_id') return formatTaxId(taxIdKindOf(invite.country), invite.tax_id);
    const value = invite[field];
    if (typeof value === 'string') return value;
    return value.length > 0 && <Lines text={value.join('\n')} />;
  };
  const fileIds = new Map(
    answers.flatMap(({ question_id: question, answer }) =>
      answer !== null && typeof answer === 'object' && 'file_id' in answer ? [[question, answer.file_id]] : [],
    ),
  );
  const filePathOf = (question: QuestionResponse) => {
    const fileId = fileIds.get(question._id) ?? question.file?.file_id;
    return fileId && requestFilePath(id, fileId);
  };
  return (
    <>
      <Panel title={t(DESK.supplierData)}>
        <Facts
          columns={2}
          facts={[
            ...INVITE_FIELDS.map((field) => ({ label: t(INVITE_FIELD_WORDS[field]), value: show(field) })),
            { label: t(DETAIL.website), value: supplier.website },
            {
              label: t(DESK.account),
              value: account && <Lines text={`${account.email}\n${phoneText(account.phone)}`} />,
            },
          ]}
        />
      </Panel>
      {bir && <SupplierForm request={bir} />}
      {questionnaire.length > 0 && (
        <Panel title={t(DESK.answers)}>
          <AnswerList questions={questionnaire} answers={answers} filePathOf={filePathOf} />
        </Panel>
      )}
    </>
  );
}
