/** The page script presses it and keeps the choice, so it works before and without the client bundle. */
export function ThemeToggle({ label }: { label: string }) {
	return (
		<button
			type="button"
			className="theme-toggle needs-script"
			data-theme-toggle=""
			aria-pressed="false"
			suppressHydrationWarning
		>
			<i aria-hidden="true" />
			{label}
		</button>
	);
}
