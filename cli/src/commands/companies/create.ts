import { createCompany } from '@homologa/core/companies/create-company';
import { createCompanyBody } from '@homologa/domain/companies/company.contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Deps } from '../../deps';
import { parseInput } from '../../input';

const OPTIONS = {
  legal_name: '--legal-name',
  'info.name': '--name',
  country: '--country',
  'features.price_per_supplier': '--price',
  'features.products': '--product',
};

/** Choices of a company's features, which the commands that create and change a company share. */
export const COMPANY_CHOICES = {
  type: ['onboarding', 'investigating', 'hybrid'],
  product: ['report', 'score', 'hybrid'],
  payment: ['client', 'supplier', 'hybrid'],
} as const;

interface Options {
  legalName: string;
  name?: string;
  country?: string;
  type: string;
  workflowProduct: string;
  payment: string;
  price?: string;
  product: { type: string; total: number }[];
  publicLink?: true;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('create')
    .description('make a client company with its products and quotas')
    .requiredOption('--legal-name <name>', 'legal name')
    .option('--name <name>', 'short name; default the legal name')
    .option('--country <country>', 'country, in any usual spelling')
    .addOption(
      new Option('--type <type>', 'workflows it may create').choices(COMPANY_CHOICES.type).default('onboarding'),
    )
    .addOption(
      new Option('--workflow-product <product>', 'what they give').choices(COMPANY_CHOICES.product).default('report'),
    )
    .addOption(new Option('--payment <payer>', 'who pays').choices(COMPANY_CHOICES.payment).default('client'))
    .option('--price <amount>', 'price per supplier, when suppliers pay')
    .option('--product <type:total>', 'a product with its quota; may be repeated', collectProduct, [])
    .option('--public-link', 'suppliers may come by a public link')
    .addHelpText(
      'after',
      '\nExample:\n  homologa companies create --legal-name "Minera Boreal S.A." --country chile --product questionnaire:200 --product bir:50',
    )
    .action(async (options: Options) => {
      const input = parseInput(
        createCompanyBody,
        {
          legal_name: options.legalName,
          info: { name: options.name ?? '' },
          country: options.country ?? '',
          features: {
            workflow_type: options.type,
            workflow_product: options.workflowProduct,
            workflow_payment: options.payment,
            ...(options.price ? { price_per_supplier: Number(options.price) } : {}),
            products: options.product,
            public_onboarding_link: options.publicLink ?? false,
          },
        },
        OPTIONS,
      );
      const { id } = await deps.withContext((ctx) => createCompany(ctx, input));
      deps.output.one({ _id: id, legal_name: options.legalName }, `${options.legalName} is there (${id})`);
    });
}

function collectProduct(text: string, known: Options['product']): Options['product'] {
  const [type = '', total = ''] = text.split(':');
  if (!type || !/^\d+$/.test(total)) throw new InvalidArgumentError('write it as type:total, for example bir:50.');
  return [...known, { type, total: Number(total) }];
}
