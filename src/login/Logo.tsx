/** The product's mark; `size` in px. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6.5" fill="var(--accent)" />
      <path
        d="M12 3.8c4.2 3.2 5.6 6.3 5.6 9.3A5.6 5.6 0 0 1 12 18.9a5.6 5.6 0 0 1-5.6-5.8c0-3 1.4-6.1 5.6-9.3z"
        fill="var(--on-accent)"
      />
      <circle cx="12" cy="13.2" r="3.5" fill="var(--accent)" />
      <circle cx="12" cy="13.9" r="1.7" fill="#e3a43a" />
    </svg>
  );
}
