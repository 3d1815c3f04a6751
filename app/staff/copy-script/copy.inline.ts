// Runs where a room of the staff has a link to send. The link is there to be selected by hand where it does not.

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copies]")) {
	button.addEventListener("click", async () => {
		const { copies = "", copied = "" } = button.dataset;
		const field = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(copies)}`);
		const said = button.parentElement?.querySelector("[role=status]");
		if (!field || !said) return;
		field.select();
		await navigator.clipboard.writeText(field.value).then(
			() => {
				said.textContent = copied;
			},
			() => undefined,
		);
	});
}
