# The image runs the bundle of the package `radicar`: the service, its console, its documentation, the embedded database
# and fonts.
# .github/renovate.json renews the base image, by version and digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS site
WORKDIR /radicar
COPY site/package.json site/package-lock.json site/.npmrc site/
RUN npm ci --prefix site
COPY . .
RUN npm run build --prefix site

FROM ${NODE_IMAGE} AS build
ENV CI=true
WORKDIR /radicar
# fetched again only if the lockfile changes
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx -y pnpm@12.21.0 fetch --prod --trust-lockfile
COPY . .
RUN npx -y pnpm@12.21.0 install --offline --frozen-lockfile --trust-lockfile --prod --filter @radicar/api... --filter @radicar/build
COPY --from=site /radicar/site/dist/help site/dist/help
RUN node tooling/build/src/bundle/buildInstallation.ts

FROM ${NODE_IMAGE}
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="radicar" \
  org.opencontainers.image.description="Files Colombian electronic documents with the tax authority (DIAN)" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
# otherwise the C library keeps up to 64 MiB per thread after a large document, and has eight heaps per core
ENV NODE_ENV=production RADICAR_DATA_DIR=/var/lib/radicar MALLOC_TRIM_THRESHOLD_=262144 MALLOC_ARENA_MAX=2
# otherwise V8 reserves twice as much for new objects, without being faster
ENV NODE_OPTIONS=--max-semi-space-size=16
# the image needs no package manager
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -o 1000 -g 1000 -m 0700 /var/lib/radicar
COPY --from=build /radicar/packages/radicar/package.json /radicar/
COPY --from=build /radicar/packages/radicar/bin /radicar/bin
USER 1000:1000
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 CMD ["node", "/radicar/bin/service.js", "health"]
ENTRYPOINT ["node", "/radicar/bin/service.js"]
