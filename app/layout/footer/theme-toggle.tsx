type Props = { toDark: string; toLight: string };

/** The server does not know the reader's theme, so the styles show one of the two names. */
export function ThemeToggle({ toDark, toLight }: Props) {
	return (
		<span className="needs-script" data-react="">
			<button type="button" className="theme-toggle" onClick={toggle}>
				<i aria-hidden="true" />
				<span className="theme-to-dark">{toDark}</span>
				<span className="theme-to-light">{toLight}</span>
			</button>
		</span>
	);
}

function toggle() {
	const theme = isDark() ? "light" : "dark";
	document.documentElement.dataset.theme = theme;
	try {
		localStorage.setItem("theme", theme);
	} catch {
		// Storage may be forbidden: the choice then lasts as long as the page.
	}
}

function isDark(): boolean {
	const { theme } = document.documentElement.dataset;
	return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}
