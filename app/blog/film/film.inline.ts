// Runs in a page with an embedded film: a press replaces its link with the player. Without scripts the link works.

document.addEventListener("click", (event) => {
	const link =
		event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".embed > a[data-player]");
	// With a modifier key, a link opens in another tab or window.
	if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	const player = document.createElement("iframe");
	player.title = link.innerText;
	player.allow = "autoplay; fullscreen; picture-in-picture";
	// A player refuses a page that sends no referrer.
	player.referrerPolicy = "strict-origin-when-cross-origin";
	player.setAttribute(
		"sandbox",
		"allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox",
	);
	player.src = link.dataset.player ?? "";
	// The hidden link keeps the height (article/prose-figures.css).
	link.after(player);
	player.focus();
	// Loading moves the player to a process of its own, and the focus given before may not arrive there.
	player.addEventListener(
		"load",
		() => {
			if (document.activeElement !== player && document.activeElement !== document.body) return;
			player.blur();
			player.focus();
		},
		{ once: true },
	);
});
