import { useEffect, useState } from "react";

/** A press before the client bundle is there brings it, and is then honoured; the page script keeps the choice. */
export function ThemeToggle({ label }: { label: string }) {
	const [dark, setDark] = useState(false);
	useEffect(() => setDark(isDark()), []);

	function toggle() {
		const theme = isDark() ? "light" : "dark";
		document.documentElement.dataset.theme = theme;
		setDark(theme === "dark");
		try {
			localStorage.setItem("theme", theme);
		} catch {
			// Storage may be forbidden: the choice then lasts as long as the page.
		}
	}

	return (
		<span className="needs-script" data-react="">
			<button type="button" className="theme-toggle" aria-pressed={dark} onClick={toggle}>
				<i aria-hidden="true" />
				{label}
			</button>
		</span>
	);
}

function isDark(): boolean {
	const { theme } = document.documentElement.dataset;
	return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}
