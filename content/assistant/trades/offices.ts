import type { Trades } from "./trade-list.ts";

/** Law, money, software, repairs. */
export const offices: Trades = {
	business: {
		en: `
			solicitors, law practice, legal practice, legal services, legal aid, law chambers, family law,
			criminal law, divorce law, injury law, personal injury, immigration, immigration services,
			immigration consultancy, visa services, visa consultancy, notary office, notary services,
			notary public, patent office, tax preparation, tax office, tax services, tax prep, tax firm,
			accountancy, accountancy firm, accountancy practice, accounting office, bookkeeping firm,
			payroll services, audit firm, financial advice, financial planning, financial advisory,
			financial services, wealth management, mortgage, mortgages, mortgage brokerage, mortgage company,
			mortgage lending, lending, payday loans, microfinance, credit union, debt collection,
			collections agency, insurance broker, insurance brokers, insurance brokerage, insurance office,
			life insurance, car insurance, health insurance, claims adjusting, currency exchange, crypto,
			trading firm, venture capital, private equity, management consulting, management consultancy,
			business consulting, consultancy, consulting firm, it consulting, it services, it company,
			managed services, msp, cybersecurity, web agency, software company, software house, game studio,
			hosting company, data center, ai startup, startup studio, telecoms, internet provider, isp,
			phone repair, computer repair, laptop repair, watch repair, shoe repair, cobbler shop,
			appliance repair, furniture repair, upholstery, tailoring, tailor shop, dressmaking, embroidery shop,
			dry cleaners, dry cleaner, dry cleaning, laundromat, launderette, laundrette, laundries,
			linen service
		`,
		es: `
			oficina de abogados, despacho jurídico, despacho de abogados, estudio jurídico, firma legal,
			servicios legales, asesoría legal, asesoría jurídica, trámites migratorios, asesoría migratoria,
			despacho contable, estudio contable, oficina contable, asesoría contable, asesoría tributaria,
			revisoría fiscal, asesoría financiera, servicios financieros, préstamos, microcréditos,
			casa de cambio, corredora de seguros, corredores de seguros, correduría de seguros, aseguradora,
			firma consultora, consultoría empresarial, fábrica de software, empresa de software, ciberseguridad,
			proveedor de internet, reparación de celulares, reparación de computadores,
			reparación de electrodomésticos, sastrería, modistería, costura, taller de costura, arreglos de ropa,
			tintorería, lavanderías, tapicería
		`,
	},
};
