import { getDeskCompany } from '@homologa/core/companies/desk-company.queries';
import { updateFeatures } from '@homologa/core/companies/update-features';
import { patchFeaturesBody } from '@homologa/domain/companies/company.contract';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf, parseInput } from '../../input';
import { companyFeatures } from './company-row';
import { COMPANY_CHOICES } from './create';

interface Options {
  type?: string;
  workflowProduct?: string;
  payment?: string;
  price?: string;
  publicLink?: boolean;
}

const NAMES = { price_per_supplier: '--price' };

export function register(group: Command, deps: Deps): void {
  group
    .command('features')
    .argument('<id>', 'the company')
    .description('what the workflows of a company may be; with options, changes it and leaves the rest')
    .addOption(new Option('--type <type>', 'workflows that it may create').choices(COMPANY_CHOICES.type))
    .addOption(new Option('--workflow-product <product>', 'what its workflows give').choices(COMPANY_CHOICES.product))
    .addOption(new Option('--payment <payer>', 'who pays').choices(COMPANY_CHOICES.payment))
    .option('--price <amount>', 'price per supplier when suppliers pay; none removes it')
    .option('--public-link', 'let suppliers come by a public link')
    .option('--no-public-link', 'let suppliers come by invitation only')
    .addHelpText(
      'after',
      `\nExamples:\n  homologa companies features ${EXAMPLE_ID}\n  homologa companies features ${EXAMPLE_ID} --payment supplier --price 120.50`,
    )
    .action(async (typed: string, options: Options) => {
      const id = idOf(typed);
      const features = parseInput(
        patchFeaturesBody,
        {
          ...(options.type ? { workflow_type: options.type } : {}),
          ...(options.workflowProduct ? { workflow_product: options.workflowProduct } : {}),
          ...(options.payment ? { workflow_payment: options.payment } : {}),
          ...(options.price === undefined
            ? {}
            : { price_per_supplier: options.price === 'none' ? null : Number(options.price) }),
          ...(options.publicLink === undefined ? {} : { public_onboarding_link: options.publicLink }),
        },
        NAMES,
      );
      const company = await deps.withContext(async (ctx) => {
        if (Object.keys(features).length > 0) await updateFeatures(ctx, { companyId: id, features });
        return getDeskCompany(ctx, id);
      });
      deps.output.record({ id, ...companyFeatures(company) });
    });
}
