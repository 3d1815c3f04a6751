export function CompanyLogo({ company }: { company: { name: string; mark: string } }) {
	return (
		<span className="company-logo">
			<svg viewBox="0 0 44 44" aria-hidden="true">
				<path d={company.mark} />
			</svg>
			{company.name}
		</span>
	);
}
